import { keyFirstEntry } from './keyFirstEntry';

const entry = (state: unknown) => ({
  state,
  replaceState(next: unknown) {
    this.state = next;
  },
});

describe('the entry of a new document', () => {
  it('gets a key of its own, beside what else it knows', () => {
    const history = entry({ idx: 0 });
    keyFirstEntry(history, () => 'a1');
    expect(history.state).toEqual({ idx: 0, key: 'a1' });
    const fresh = entry(null);
    keyFirstEntry(fresh, () => 'b2');
    expect(fresh.state).toEqual({ key: 'b2' });
  });

  it('keeps the one that it has, as after a reload', () => {
    const history = entry({ key: 'kept' });
    keyFirstEntry(history, () => 'a1');
    expect(history.state).toEqual({ key: 'kept' });
  });
});
