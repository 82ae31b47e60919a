import type { HealthLevel } from './SystemHealth';

/** Reads a state in the backend's words; one that is not known is said to be so, never taken for good. */
export function healthLevel(status: string): HealthLevel {
  if (status === 'ok') return 'good';
  return status === 'failing' ? 'bad' : 'unknown';
}
