import type { RunEvery } from '@galopin/shared/server';

/** Work that is repeated when a test says so. */
export function manualSchedule() {
  const works = new Set<() => Promise<unknown>>();
  const schedule: RunEvery = (_restMs, work, report) => {
    const turn = () => work().catch(report);
    works.add(turn);
    return async () => void works.delete(turn);
  };
  return {
    schedule,
    /** One turn of everything that is repeated. */
    async turn(): Promise<void> {
      for (const work of works) await work();
    },
  };
}
