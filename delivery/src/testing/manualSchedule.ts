import type { Schedule } from '../schedule';

/** Work that is repeated when a test says so. */
export function manualSchedule() {
  const works = new Set<() => Promise<void>>();
  const schedule: Schedule = (_restMs, work) => {
    works.add(work);
    return async () => void works.delete(work);
  };
  return {
    schedule,
    /** One turn of everything that is repeated. */
    async turn(): Promise<void> {
      for (const work of works) await work();
    },
  };
}
