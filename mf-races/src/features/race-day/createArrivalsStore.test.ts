import type { DayArrivals } from '@galopin/shared/racing';
import { arrival } from '@galopin/shared/testing';
import { DAY } from '../../testing/raceFixtures';
import { createArrivalsStore } from './createArrivalsStore';

/** A store whose calls are answered by hand, in the order they were made. */
function setUp() {
  const calls: { day: string; answer(arrivals: DayArrivals): void; fail(error: Error): void }[] = [];
  const store = createArrivalsStore(
    (day) => new Promise((answer, fail) => void calls.push({ day, answer, fail })),
  );
  const { load } = store.getState();
  return { calls, load, arrivals: () => store.getState().byDay };
}

describe('the arrivals', () => {
  it('are loaded once a day, however often they are asked for', async () => {
    const { calls, load, arrivals } = setUp();
    const loads = [load(DAY), load(DAY)];
    calls[0]?.answer({ '1': { '1': arrival([1]) } });
    await Promise.all(loads);
    await load(DAY);
    expect(calls).toHaveLength(1);
    expect(arrivals()).toEqual({ [DAY]: { '1': { '1': arrival([1]) } } });
  });

  it('are kept by day', async () => {
    const { calls, load, arrivals } = setUp();
    const loads = [load(DAY), load('2022-12-05')];
    calls[1]?.answer({ '2': {} });
    calls[0]?.answer({ '1': {} });
    await Promise.all(loads);
    expect(arrivals()).toEqual({ [DAY]: { '1': {} }, '2022-12-05': { '2': {} } });
  });

  it('are asked for again by a refresh', async () => {
    const { calls, load, arrivals } = setUp();
    const first = load(DAY);
    calls[0]?.answer({});
    await first;
    const again = load(DAY, true);
    calls[1]?.answer({ '1': { '1': arrival([1]) } });
    await again;
    expect(arrivals()[DAY]).toEqual({ '1': { '1': arrival([1]) } });
  });

  it('are asked for again after an answer under way, which may be older than the refresh', async () => {
    const { calls, load, arrivals } = setUp();
    const first = load(DAY);
    const refresh = load(DAY, true);
    expect(calls).toHaveLength(1);
    calls[0]?.answer({});
    await first;
    expect(calls).toHaveLength(2);
    calls[1]?.answer({ '1': { '1': arrival([1]) } });
    await refresh;
    expect(arrivals()[DAY]).toEqual({ '1': { '1': arrival([1]) } });
  });

  it('stay when a refresh fails', async () => {
    const { calls, load, arrivals } = setUp();
    const first = load(DAY);
    calls[0]?.answer({ '1': {} });
    await first;
    const again = load(DAY, true);
    calls[1]?.fail(new Error('offline'));
    await expect(again).rejects.toThrow('offline');
    expect(arrivals()).toEqual({ [DAY]: { '1': {} } });
  });

  it('are tried afresh after a failure, also by a refresh that waited for it', async () => {
    const { calls, load, arrivals } = setUp();
    const failing = load(DAY);
    const refresh = load(DAY, true);
    calls[0]?.fail(new Error('offline'));
    await expect(failing).rejects.toThrow('offline');
    calls[1]?.answer({});
    await refresh;
    expect(arrivals()).toEqual({ [DAY]: {} });
  });
});
