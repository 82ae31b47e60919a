import { readSwitches, writeSwitches } from './switches';

/** A tab's storage that holds one text. */
function createStorage(text: string | null = null): Storage {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  } as unknown as Storage;
}

describe('the switches', () => {
  it('are an anonymous visitor on a normal network at first', () => {
    expect(readSwitches(createStorage())).toEqual({ visitor: 'anonymous', network: 'normal' });
  });

  it('are kept', () => {
    const storage = createStorage();
    writeSwitches(storage, { visitor: 'subscriber', network: 'slow' });
    expect(readSwitches(storage)).toEqual({ visitor: 'subscriber', network: 'slow' });
  });

  it('fall back where what is kept is unknown', () => {
    expect(readSwitches(createStorage('visitor=king&network=failing'))).toEqual({
      visitor: 'anonymous',
      network: 'failing',
    });
  });
});
