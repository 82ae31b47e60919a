import type { HealthLevel } from './SystemHealth';

/** Words servers use for their state, in lower case. */
const LEVELS: Readonly<Record<string, HealthLevel>> = {
  ok: 'good',
  up: 'good',
  there: 'good',
  degraded: 'weak',
  initialized: 'weak',
  starting: 'weak',
  down: 'bad',
  away: 'bad',
  error: 'bad',
  failed: 'bad',
};

/** Reads a state in words; one that is not known is said to be so, never taken for good. */
export function healthLevel(status: string): HealthLevel {
  const word = status.trim().toLowerCase();
  return Object.hasOwn(LEVELS, word) ? (LEVELS[word] ?? 'unknown') : 'unknown';
}
