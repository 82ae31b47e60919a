/** By how many percent a figure changed, rounded; null where there was nothing to compare with. */
export function changePercent(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : Math.round((100 * (now - before)) / before);
}
