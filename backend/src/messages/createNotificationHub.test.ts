import { publishedMessage } from '../testing/messageRows';
import { createNotificationHub, type NotificationHub } from './createNotificationHub';
import { messageEvent } from './streamEvent';

function fakeClient(keepsUp = true) {
  const chunks: string[] = [];
  return {
    chunks,
    ended: 0,
    write(chunk: string | Buffer) {
      chunks.push(chunk.toString());
      return keepsUp || chunks.length === 1;
    },
    end() {
      this.ended += 1;
    },
  };
}
const messages = (...ids: readonly number[]) => ids.map((id) => publishedMessage(id));
const events = (...ids: readonly number[]) => messages(...ids).map(messageEvent);

describe('the notification hub', () => {
  let hub: NotificationHub;
  beforeEach(() => {
    hub = createNotificationHub();
  });
  afterEach(() => hub.close());

  const join = (heard?: number, client = fakeClient()) => ({ client, leave: hub.add(client, heard) });

  it('greets a stream at once and sends it every message until it leaves', () => {
    const { client, leave } = join();
    hub.broadcast([publishedMessage(1, { message: 'Arrivée\nR1C1' })]);
    leave();
    hub.broadcast(messages(2));
    expect(client.chunks).toEqual([
      'retry: 5000\nid: 0\nevent: ready\ndata: {}\n\n',
      'id: 1\nevent: notification\ndata: {"message":"Arrivée\\nR1C1","status":"info","snackbar":true,"timeout":6000,"meta":{}}\n\n',
    ]);
    expect(hub.size).toBe(0);
  });

  it('tells who comes back what it has missed, in order, and nothing twice', () => {
    hub.load(messages(3, 4));
    hub.broadcast(messages(5, 6));
    const { client } = join(4);
    hub.broadcast(messages(7));
    expect(client.chunks).toEqual([
      'retry: 5000\nid: 4\nevent: ready\ndata: {}\n\n',
      ...events(5, 6),
      ...events(7),
    ]);
  });

  it('lets who has heard nothing yet go on from where it came in', () => {
    hub.load(messages(3));
    expect(join().client.chunks).toEqual(['retry: 5000\nid: 3\nevent: ready\ndata: {}\n\n']);
  });

  it.each([
    ['older than what was loaded', 1],
    ['nobody has published', 99],
  ])('says that messages were missed after an id %s', (_why, heard) => {
    hub.load(messages(3, 4));
    expect(join(heard).client.chunks).toEqual([
      'retry: 5000\nid: 4\nevent: ready\ndata: {"missed":true}\n\n',
    ]);
  });

  it('can tell 500 messages again, and says so when it was one more', () => {
    for (let id = 1; id <= 501; id += 1) hub.broadcast(messages(id));
    expect(join(1).client.chunks).toHaveLength(501);
    expect(join(0).client.chunks).toEqual([expect.stringContaining('"missed":true')]);
  });

  it('can tell a message again for 24 hours', () => {
    let now = Date.now();
    const dated = createNotificationHub({ now: () => now });
    dated.load([publishedMessage(1), publishedMessage(2)]);
    const heardBy = (heard: number) => {
      const client = fakeClient();
      dated.add(client, heard);
      return client.chunks;
    };
    expect(heardBy(1)).toHaveLength(2);
    now += 24 * 3_600_000 + 1000;
    expect(heardBy(1)).toEqual([expect.stringContaining('"missed":true')]);
    expect(heardBy(2)).toEqual([expect.stringContaining('data: {}')]);
    dated.close();
  });

  it('lets a client go that does not keep up, and only that one', () => {
    const [slow, good] = [fakeClient(false), fakeClient()];
    hub.add(slow);
    hub.add(good);
    hub.broadcast(messages(1));
    expect([slow.ended, good.ended, hub.size]).toEqual([1, 0, 1]);
  });

  it('keeps idle streams open', () => {
    jest.useFakeTimers();
    const idle = createNotificationHub();
    const client = fakeClient();
    idle.add(client);
    jest.advanceTimersByTime(15_000);
    expect(client.chunks.at(-1)).toBe(': heartbeat\n\n');
    idle.close();
    jest.useRealTimers();
  });

  it('ends every stream when it closes, saying so, and new ones at once', () => {
    const [first, late] = [fakeClient(), fakeClient()];
    hub.add(first);
    hub.close();
    hub.add(late);
    expect(first.chunks.at(-1)).toBe('event: closing\ndata: {}\n\n');
    expect([first.ended, late.ended, hub.size]).toEqual([1, 1, 0]);
  });
});
