import type { CachedateRow } from '@galopin/shared/dictionary';

const MINUTE = 60_000;
/** Non-runners are known and the pools open this long before the start, milliseconds. */
export const OPENING = 240 * MINUTE;
/** Odds move in steps: slowly at first, every minute in the last half hour. */
const SLOW_TICK = 10 * MINUTE;
const LAST_TICKS = 30 * MINUTE;

/** From -1 to 1, the same for the same runner and tick. */
function wobble(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** Number of the step the odds stand at; the slow ones are told apart by an added thousand. */
export function oddsTick(before: number): number {
  return before > LAST_TICKS ? 1000 + Math.ceil(before / SLOW_TICK) : Math.ceil(before / MINUTE);
}

/** When the odds of any race are set anew, milliseconds before its start, the earliest first. */
export const ODDS_STEPS: readonly number[] = [
  ...Array.from({ length: (OPENING - LAST_TICKS) / SLOW_TICK }, (_, step) => OPENING - step * SLOW_TICK),
  ...Array.from({ length: LAST_TICKS / MINUTE + 1 }, (_, step) => LAST_TICKS - step * MINUTE),
];

/**
 * Odds on their way from the opening to the final ones; 0 while the pool is closed and for a non-runner. Of one
 * who is withdrawn, and in a race called off, they stay about the opening ones.
 * @param before milliseconds to the start
 */
export function oddsAt({ id, coteprob, cotedirect }: CachedateRow, before: number): number {
  const final = cotedirect || coteprob;
  if (before > OPENING || coteprob === 0) return 0;
  if (before <= 0) return final;
  const tick = oddsTick(before);
  const progress = 1 - (tick >= 1000 ? (tick - 1000) * SLOW_TICK : tick * MINUTE) / OPENING;
  const noise = 0.12 * (1 - progress) * wobble((id % 100_000) + tick);
  const odds = Math.exp((1 - progress) * Math.log(coteprob) + progress * Math.log(final) + noise);
  return Math.max(1.1, odds >= 20 ? Math.round(odds) : Math.round(odds * 10) / 10);
}
