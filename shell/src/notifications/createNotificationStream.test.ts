import { createTestLogger } from '../testing/createTestLogger';
import { createNotificationStream, STREAM_ASLEEP, STREAM_RETRY } from './createNotificationStream';

class FakeSource extends EventTarget {
  closed = false;
  constructor(readonly path: string) {
    super();
  }
  close() {
    this.closed = true;
  }
  send(data: string) {
    this.dispatchEvent(new MessageEvent('notification', { data }));
  }
}

function setUp() {
  const sources: FakeSource[] = [];
  const received: string[] = [];
  const logger = createTestLogger();
  const stop = createNotificationStream({
    path: '/stream',
    window,
    open: (path) => {
      const source = new FakeSource(path);
      sources.push(source);
      return source as unknown as EventSource;
    },
    logger,
    onNotification: ({ message }) => received.push(message),
    onMissed: () => received.push('(missed)'),
    onRelease: () => received.push('(release)'),
    now: Date.now,
  });
  const current = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('nothing was opened');
    return source;
  };
  return { sources, received, logger, stop, current };
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

  it('tells that a release was announced', () => {
    stream.current().dispatchEvent(new MessageEvent('release', { data: '{"release":7}' }));
    expect(stream.received).toEqual(['(release)']);
  });

  it('is opened at once at its path, and logs that it is ready', () => {
    expect(stream.sources.map(({ path }) => path)).toEqual(['/stream']);
    stream.current().dispatchEvent(new Event('ready'));
    expect(stream.logger.lines).toEqual([expect.objectContaining({ level: 'info' })]);
  });

  it('passes messages on, and logs what it ignores', () => {
    stream.current().send('{"message":"Bonjour"}');
    stream.current().send('{"message":""}');
    stream.current().send('not json');
    expect(stream.received).toEqual(['Bonjour']);
    expect(stream.logger.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
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
    stream.current().send('{"message":"Me revoilà"}');
    expect(stream.received).toEqual(['Me revoilà']);
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

  it('says that messages may be missed whenever it is there again, not the first time', async () => {
    const ready = () => stream.current().dispatchEvent(new Event('ready'));
    ready();
    expect(stream.received).toEqual([]);
    for (let round = 1; round <= 2; round += 1) {
      stream.current().dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(STREAM_RETRY);
      expect(stream.received).toHaveLength(round - 1);
      ready();
    }
    expect(stream.received).toEqual(['(missed)', '(missed)']);
  });

  it('is opened anew when the page is looked at again after a while', () => {
    setVisible(false);
    jest.advanceTimersByTime(STREAM_ASLEEP);
    setVisible(true);
    expect(stream.sources.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('is left alone when the page was out of sight for a moment, or is offline', () => {
    setVisible(false);
    jest.advanceTimersByTime(STREAM_ASLEEP - 1);
    setVisible(true);
    setOnline(false);
    setVisible(false);
    jest.advanceTimersByTime(STREAM_ASLEEP);
    setVisible(true);
    expect(stream.sources).toHaveLength(1);
  });

  it('ends when it is stopped, a pending retry included', async () => {
    stream.current().dispatchEvent(new Event('error'));
    setVisible(false);
    stream.stop();
    signal('online');
    await jest.advanceTimersByTimeAsync(STREAM_ASLEEP);
    setVisible(true);
    expect(stream.sources).toHaveLength(1);
    expect(stream.current().closed).toBe(true);
  });
});
