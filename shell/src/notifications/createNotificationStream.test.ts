import { createTestLogger } from '../testing/createTestLogger';
import {
  CLOSING_RETRY,
  createNotificationStream,
  STREAM_STALE_AFTER,
  STREAM_RETRY,
} from './createNotificationStream';
import type { StreamEvent } from './StreamEvent';

class FakeSource extends EventTarget {
  closed = false;
  constructor(readonly path: string) {
    super();
  }
  close() {
    this.closed = true;
  }
  send(kind: string, data: string, id = '') {
    this.dispatchEvent(new MessageEvent(kind, { data, lastEventId: id }));
  }
}

function setUp() {
  const sources: FakeSource[] = [];
  const received: StreamEvent[] = [];
  const logger = createTestLogger();
  let heard: number | null = null;
  const { stop, isOpen } = createNotificationStream({
    path: '/stream',
    window,
    open: (path) => {
      const source = new FakeSource(path);
      sources.push(source);
      return source as unknown as EventSource;
    },
    logger,
    lastId: () => heard,
    onEvent: (event) => {
      received.push(event);
      heard = event.id ?? heard;
    },
    now: Date.now,
  });
  const current = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('nothing was opened');
    return source;
  };
  return { sources, received, logger, stop, isOpen, current };
}

function setVisible(visible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
function setOnline(onLine: boolean) {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(onLine);
}
const signal = (kind: string, more: object = {}) =>
  window.dispatchEvent(Object.assign(new Event(kind), more));

describe('the notification stream', () => {
  let stream: ReturnType<typeof setUp>;
  beforeEach(() => {
    jest.useFakeTimers();
    stream = setUp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    stream.stop();
    jest.useRealTimers();
  });

  it('is opened at once at its path, and stands once the server greets', () => {
    expect(stream.sources.map(({ path }) => path)).toEqual(['/stream']);
    expect(stream.isOpen()).toBe(false);
    stream.current().send('ready', '{}', '7');
    expect(stream.isOpen()).toBe(true);
    expect(stream.received).toEqual([{ kind: 'at', id: 7 }]);
    expect(stream.logger.lines).toEqual([expect.objectContaining({ level: 'info' })]);
  });

  it('passes on what comes, as it was sent, with its id', () => {
    stream.current().send('notification', '{"message":"Bonjour"}', '8');
    stream.current().send('release', '{"release":7}', '9');
    stream.current().send('notification', 'without id');
    expect(stream.received).toEqual([
      { kind: 'notification', id: 8, data: '{"message":"Bonjour"}' },
      { kind: 'release', id: 9, data: '{"release":7}' },
      { kind: 'notification', id: null, data: 'without id' },
    ]);
  });

  it('asks for what came since the last message when it is opened again', async () => {
    stream.current().send('ready', '{}', '7');
    stream.current().send('notification', '{}', '8');
    stream.current().dispatchEvent(new Event('error'));
    expect(stream.isOpen()).toBe(false);
    await jest.advanceTimersByTimeAsync(STREAM_RETRY);
    expect(stream.current().path).toBe('/stream?lastEventId=8');
  });

  it('is opened again within a second when its server is stopped', () => {
    const { stop, sources, current } = setUp();
    const first = current();
    first.send('closing', '{}');
    expect(first.closed).toBe(true);
    jest.advanceTimersByTime(CLOSING_RETRY);
    expect(sources).toHaveLength(2);
    stop();
  });

  it('is closed at an error and opened again after 5 s', async () => {
    expect(STREAM_RETRY).toBe(5000);
    const first = stream.current();
    first.dispatchEvent(new Event('error'));
    expect(first.closed).toBe(true);
    await jest.advanceTimersByTimeAsync(4999);
    expect(stream.sources).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(stream.sources).toHaveLength(2);
    stream.current().send('notification', '{"message":"Me revoilà"}', '1');
    expect(stream.received).toEqual([{ kind: 'notification', id: 1, data: '{"message":"Me revoilà"}' }]);
  });

  it('goes on trying every 5 s', async () => {
    for (let round = 0; round < 3; round += 1) {
      stream.current().dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(STREAM_RETRY);
    }
    expect(stream.sources).toHaveLength(4);
  });

  it('is closed while the browser is offline, without retries, and opened when it is online', async () => {
    setOnline(false);
    signal('offline');
    expect(stream.current().closed).toBe(true);
    stream.current().dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stream.sources).toHaveLength(1);
    setOnline(true);
    signal('online');
    expect(stream.sources).toHaveLength(2);
    expect(stream.current().closed).toBe(false);
  });

  it('has one connection when the browser comes online during a pending retry', async () => {
    stream.current().dispatchEvent(new Event('error'));
    signal('online');
    await jest.advanceTimersByTimeAsync(STREAM_RETRY);
    expect(stream.sources.filter(({ closed }) => !closed)).toHaveLength(1);
  });

  it('is closed when the page is left, and opened when the browser brings it back', () => {
    signal('pagehide');
    expect(stream.current().closed).toBe(true);
    signal('pageshow', { persisted: false });
    expect(stream.sources).toHaveLength(1);
    signal('pageshow', { persisted: true });
    expect(stream.sources).toHaveLength(2);
  });

  it('says that messages were missed when the server says so, and where it goes on', () => {
    stream.current().send('ready', '{"missed":true}', '40');
    expect(stream.received).toEqual([{ kind: 'missed', id: 40 }]);
  });

  it('takes messages for missed when a server without ids is there again', async () => {
    stream.current().send('ready', '{}');
    expect(stream.received).toEqual([]);
    stream.current().dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(STREAM_RETRY);
    stream.current().send('ready', '{}');
    expect(stream.received).toEqual([{ kind: 'missed', id: null }]);
  });

  it('takes a greeting that is no JSON for one that says nothing', () => {
    stream.current().send('ready', 'hello', '3');
    expect(stream.received).toEqual([{ kind: 'at', id: 3 }]);
  });

  it('is opened anew when the page is looked at again after a while', () => {
    setVisible(false);
    jest.advanceTimersByTime(STREAM_STALE_AFTER);
    setVisible(true);
    expect(stream.sources.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('is left alone when the page was out of sight for a moment, or is offline', () => {
    setVisible(false);
    jest.advanceTimersByTime(STREAM_STALE_AFTER - 1);
    setVisible(true);
    setOnline(false);
    setVisible(false);
    jest.advanceTimersByTime(STREAM_STALE_AFTER);
    setVisible(true);
    expect(stream.sources).toHaveLength(1);
  });

  it('ends when it is stopped, a pending retry included', async () => {
    stream.current().dispatchEvent(new Event('error'));
    setVisible(false);
    stream.stop();
    signal('online');
    await jest.advanceTimersByTimeAsync(STREAM_STALE_AFTER);
    setVisible(true);
    expect(stream.sources).toHaveLength(1);
    expect(stream.current().closed).toBe(true);
  });
});
