import { createNotificationHub } from './createNotificationHub';

function fakeClient(keepsUp = true) {
  const chunks: string[] = [];
  return {
    chunks,
    ended: 0,
    write(chunk: string) {
      chunks.push(chunk);
      return keepsUp || chunks.length === 1;
    },
    end() {
      this.ended += 1;
    },
  };
}

describe('the notification hub', () => {
  it('greets a stream at once and sends it every message until it leaves', () => {
    const hub = createNotificationHub();
    const client = fakeClient();
    const leave = hub.add(client);
    hub.publish({ message: 'Arrivée\nR1C1' });
    leave();
    hub.publish({ message: 'later' });
    expect(client.chunks).toEqual([
      'event: ready\ndata: {}\n\n',
      'event: notification\ndata: {"message":"Arrivée\\nR1C1"}\n\n',
    ]);
    expect(hub.size).toBe(0);
    hub.close();
  });

  it('lets a client go that does not keep up, and only that one', () => {
    const hub = createNotificationHub();
    const slow = fakeClient(false);
    const good = fakeClient();
    hub.add(slow);
    hub.add(good);
    hub.publish({ message: 'one' });
    expect([slow.ended, good.ended, hub.size]).toEqual([1, 0, 1]);
    hub.close();
  });

  it('keeps idle streams open', () => {
    jest.useFakeTimers();
    const hub = createNotificationHub();
    const client = fakeClient();
    hub.add(client);
    jest.advanceTimersByTime(15_000);
    expect(client.chunks.at(-1)).toBe(': heartbeat\n\n');
    hub.close();
    jest.useRealTimers();
  });

  it('ends every stream when it closes, and new ones at once', () => {
    const hub = createNotificationHub();
    const [first, late] = [fakeClient(), fakeClient()];
    hub.add(first);
    hub.close();
    hub.add(late);
    expect([first.ended, late.ended, hub.size]).toEqual([1, 1, 0]);
  });
});
