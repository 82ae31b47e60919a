import { createTestLogger } from '../testing/createTestLogger';
import { createTrackingBus, type TrackedEvent } from './createTrackingBus';

function setUp() {
  const logger = createTestLogger();
  let now = 1000;
  const bus = createTrackingBus(
    logger,
    () => now++,
    () => '/Jour?jour=2026-01-01',
  );
  return { bus, logger };
}

describe('the tracking bus', () => {
  it('tells every receiver, with time and address added', () => {
    const { bus } = setUp();
    const [one, other]: [TrackedEvent[], TrackedEvent[]] = [[], []];
    bus.addSink((event) => one.push(event));
    bus.addSink((event) => other.push(event));
    bus.track('day_changed', { jour: '2026-01-01' });
    expect(one).toEqual([
      { name: 'day_changed', payload: { jour: '2026-01-01' }, at: 1000, url: '/Jour?jour=2026-01-01' },
    ]);
    expect(other).toEqual(one);
  });

  it('brings a late receiver what it missed, in order, at most the last hundred', () => {
    const { bus } = setUp();
    for (let raceId = 1; raceId <= 120; raceId += 1) bus.track('race_opened', { raceId });
    const late: TrackedEvent[] = [];
    bus.addSink((event) => late.push(event));
    expect(late).toHaveLength(100);
    expect(late[0]).toMatchObject({ payload: { raceId: 21 } });
    expect(late.at(-1)).toMatchObject({ payload: { raceId: 120 } });
  });

  it('tells a receiver nothing more once it is removed', () => {
    const { bus } = setUp();
    const seen: TrackedEvent[] = [];
    bus.addSink((event) => seen.push(event))();
    bus.track('race_opened', { raceId: 1 });
    expect(seen).toEqual([]);
  });

  it('tells what happened, whatever the caller does with its own object afterwards', () => {
    const { bus } = setUp();
    const payload = { raceId: 7 };
    bus.track('race_opened', payload);
    payload.raceId = 8;
    const late: TrackedEvent[] = [];
    bus.addSink((event) => late.push(event));
    expect(late[0]?.payload).toEqual({ raceId: 7 });
  });

  it('leaves one receiver nothing to change for another', () => {
    const { bus, logger } = setUp();
    const seen: TrackedEvent[] = [];
    bus.addSink((event) => {
      (event.payload as { raceId: number }).raceId = 9;
    });
    bus.addSink((event) => seen.push(event));
    bus.track('race_opened', { raceId: 1 });
    expect(seen[0]?.payload).toEqual({ raceId: 1 });
    expect(logger.lines).toHaveLength(1);
  });

  it('never throws: a receiver that fails is logged, the others still hear', () => {
    const { bus, logger } = setUp();
    const seen: TrackedEvent[] = [];
    bus.addSink(() => {
      throw new Error('full');
    });
    bus.addSink((event) => seen.push(event));
    expect(() => bus.track('race_opened', { raceId: 1 })).not.toThrow();
    expect(seen).toHaveLength(1);
    expect(logger.lines).toEqual([
      {
        level: 'warn',
        message: 'A tracking receiver failed',
        context: { event: 'race_opened', message: 'Error: full' },
      },
    ]);
  });
});
