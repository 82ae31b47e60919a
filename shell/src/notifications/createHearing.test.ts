import { createHearing } from './createHearing';
import type { StreamEvent } from './StreamEvent';

function setUp() {
  const delivered: StreamEvent[] = [];
  const hearing = createHearing((event) => delivered.push(event));
  return { hearing, delivered };
}
const message = (id: number | null): StreamEvent => ({ kind: 'notification', id, data: `${id}` });

describe('what a tab hears', () => {
  it('is delivered once, whoever tells it again', () => {
    const { hearing, delivered } = setUp();
    for (const id of [1, 2, 1, 2, 3]) hearing.hear(message(id));
    expect(delivered).toEqual([1, 2, 3].map(message));
    expect(hearing.last()).toBe(3);
  });

  it('is delivered each time where the server gives no ids', () => {
    const { hearing, delivered } = setUp();
    hearing.hear(message(null));
    hearing.hear(message(null));
    expect([delivered.length, hearing.last()]).toEqual([2, null]);
  });

  it('begins where the stream stands, and is not set back by it', () => {
    const { hearing, delivered } = setUp();
    hearing.hear({ kind: 'at', id: 7 });
    hearing.hear(message(8));
    hearing.hear({ kind: 'at', id: 7 });
    hearing.hear({ kind: 'at', id: 99 });
    expect(hearing.last()).toBe(8);
    expect(delivered).toHaveLength(2);
  });

  it('goes on where the server says after a gap, also lower', () => {
    const { hearing, delivered } = setUp();
    hearing.hear(message(50));
    hearing.hear({ kind: 'missed', id: 3 });
    hearing.hear(message(4));
    expect(delivered.map(({ kind }) => kind)).toEqual(['notification', 'missed', 'notification']);
  });

  it('can be told to another tab, as far as this one knows', () => {
    const { hearing } = setUp();
    expect(hearing.since(1)).toBeNull();
    hearing.hear({ kind: 'at', id: 5 });
    for (const id of [6, 7, 8]) hearing.hear(message(id));
    expect(hearing.since(6)).toEqual([7, 8].map(message));
    expect(hearing.since(8)).toEqual([]);
    expect([hearing.since(4), hearing.since(9)]).toEqual([null, null]);
  });

  it('is kept for a hundred messages', () => {
    const { hearing } = setUp();
    for (let id = 1; id <= 101; id += 1) hearing.hear(message(id));
    expect(hearing.since(0)).toBeNull();
    expect(hearing.since(1)).toHaveLength(100);
  });
});
