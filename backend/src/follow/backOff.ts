const FIRST_MS = 2_000;
const LONGEST_MS = 300_000;

/**
 * Milliseconds to leave the feed alone after some failures in a row: doubled each time up to five minutes, half of
 * it at random so that several who failed together do not come back together.
 * @param failures in a row, from 1
 * @param random from 0 to 1
 */
export function backOff(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(full / 2 + (full / 2) * random);
}
