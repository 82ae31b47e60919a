import type { Milliseconds } from '../contracts';

const TIME = /^(\d{1,2})'([0-5]\d)(?:"|'')(\d{1,3})$/;

/**
 * Reads a race's total time or a trotter's time over a kilometre, as chronometers show it: `1'12"9` is 72.9 seconds,
 * `2'59"84` is 179.84. Two apostrophes may stand for the double one.
 * @returns null for anything else
 */
export function parseRaceTime(text: string): Milliseconds | null {
  const [, minutes, seconds, fraction] = TIME.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined || fraction === undefined) return null;
  return ((Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))) as Milliseconds;
}
