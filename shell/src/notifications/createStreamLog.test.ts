import { createStreamLog } from './createStreamLog';
import type { StreamEvent } from './StreamEvent';

function setUp() {
  const delivered: StreamEvent[] = [];
  const log = createStreamLog((event) => delivered.push(event));
  return { log, delivered };
}
const message = (id: number | null): StreamEvent => ({ kind: 'notification', id, data: `${id}` });

describe('what a tab hears', () => {
  it('is delivered once, whoever tells it again', () => {
    const { log, delivered } = setUp();
    for (const id of [1, 2, 1, 2, 3]) log.receive(message(id));
    expect(delivered).toEqual([1, 2, 3].map(message));
    expect(log.last()).toBe(3);
  });

  it('is delivered each time where the server gives no ids', () => {
    const { log, delivered } = setUp();
    log.receive(message(null));
    log.receive(message(null));
    expect([delivered.length, log.last()]).toEqual([2, null]);
  });

  it('begins where the stream stands, and is not set back by it', () => {
    const { log, delivered } = setUp();
    log.receive({ kind: 'at', id: 7 });
    log.receive(message(8));
    log.receive({ kind: 'at', id: 7 });
    log.receive({ kind: 'at', id: 99 });
    expect(log.last()).toBe(8);
    expect(delivered).toHaveLength(2);
  });

  it('goes on where the server says after a gap, also lower', () => {
    const { log, delivered } = setUp();
    log.receive(message(50));
    log.receive({ kind: 'missed', id: 3 });
    log.receive(message(4));
    expect(delivered.map(({ kind }) => kind)).toEqual(['notification', 'missed', 'notification']);
  });

  it('can be told to another tab, as far as this one knows', () => {
    const { log } = setUp();
    expect(log.since(1)).toBeNull();
    log.receive({ kind: 'at', id: 5 });
    for (const id of [6, 7, 8]) log.receive(message(id));
    expect(log.since(6)).toEqual([7, 8].map(message));
    expect(log.since(8)).toEqual([]);
    expect([log.since(4), log.since(9)]).toEqual([null, null]);
  });

  it('is kept for a hundred messages', () => {
    const { log } = setUp();
    for (let id = 1; id <= 101; id += 1) log.receive(message(id));
    expect(log.since(0)).toBeNull();
    expect(log.since(1)).toHaveLength(100);
  });
});
