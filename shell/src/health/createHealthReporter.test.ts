import { HEALTH_BEACON_PATH, type HealthBeacon, type HealthEvent } from '@galopin/shared/contracts';
import { createHealthReporter } from './createHealthReporter';

const event: HealthEvent = { kind: 'loaded', remote: 'mf-a', build: '1', role: 'active', ms: 12.4 };
let sent: HealthBeacon[];
let online: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
  Object.assign(window.navigator, {
    sendBeacon: (path: string, body: string) => {
      if (path === HEALTH_BEACON_PATH) sent.push(JSON.parse(body) as HealthBeacon);
      return true;
    },
  });
});
afterEach(() => jest.useRealTimers());

const start = () => createHealthReporter({ session: '0123456789abcdef', window });
const times = (count: number, work: () => void) => Array.from({ length: count }).forEach(work);

describe('health reports', () => {
  it('are sent together 5 s after the first', () => {
    const report = start();
    report(event);
    jest.advanceTimersByTime(4000);
    report({ ...event, kind: 'crashed', message: 'boom' });
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(sent).toEqual([
      {
        schema: 1,
        session: '0123456789abcdef',
        events: [
          { ...event, ms: 12 },
          { ...event, ms: 12, kind: 'crashed', message: 'boom' },
        ],
      },
    ]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('are sent at once when there are 50', () => {
    const report = start();
    times(51, () => report(event));
    expect(sent.map(({ events }) => events.length)).toEqual([50]);
    jest.advanceTimersByTime(5000);
    expect(sent.map(({ events }) => events.length)).toEqual([50, 1]);
  });

  it('are sent when the page is left, and nothing is when there is nothing', () => {
    const report = start();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
    report(event);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('are sent when the page is hidden', () => {
    start()(event);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([]);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(1);
  });

  it('cut texts to what a beacon may carry', () => {
    start()({ ...event, message: 'm'.repeat(400), stack: 's'.repeat(3000) });
    jest.advanceTimersByTime(5000);
    expect([sent[0]?.events[0]?.message?.length, sent[0]?.events[0]?.stack?.length]).toEqual([300, 2000]);
  });

  it('are lost where a browser has no beacons, and nothing else is', () => {
    Object.assign(window.navigator, { sendBeacon: undefined });
    start()(event);
    expect(() => jest.advanceTimersByTime(5000)).not.toThrow();
  });

  it('say nothing of what happens without a network', () => {
    const report = start();
    online = false;
    report({ ...event, kind: 'failed' });
    online = true;
    jest.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
  });

  it('name 20 stray errors of a page at most, and everything else', () => {
    const report = start();
    times(30, () => report({ ...event, kind: 'error' }));
    report(event);
    jest.advanceTimersByTime(5000);
    expect(sent[0]?.events.map(({ kind }) => kind)).toEqual([...Array<string>(20).fill('error'), 'loaded']);
  });
});
