import { readClockTime } from '@galopin/shared/settings';
import { shiftClock, shiftedEnvironment } from './shiftClock';

/** Variable that carries how far the run is ahead, for the browsers that look at its pages. */
const AHEAD = 'DEMO_CLOCK_AHEAD';

/**
 * Puts this process, and all that it starts from now on, on the clock that `DEMO_CLOCK` names; does nothing without it.
 * The variable leaves the environment, so that a process started later goes on with this clock instead of beginning it
 * again.
 * @throws Error when the time cannot be read
 */
export function applyDemoClock(): void {
  const wanted = process.env['DEMO_CLOCK'];
  delete process.env['DEMO_CLOCK'];
  if (!wanted) return;
  const ahead = readClockTime(wanted) - Date.now();
  if (Number.isNaN(ahead))
    throw new Error(`DEMO_CLOCK=${wanted}: a time in Paris such as 2026-12-31T23:50 is wanted`);
  Object.assign(process.env, shiftedEnvironment(ahead), { [AHEAD]: String(ahead) });
  shiftClock(ahead);
}

/** Milliseconds by which this run is ahead of the machine's clock. */
export const demoClockAhead = (): number => Number(process.env[AHEAD] ?? 0);
