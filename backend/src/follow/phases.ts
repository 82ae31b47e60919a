/** Asks every so often within a span of time, or once at a time. All in epoch milliseconds and milliseconds. */
export type Phase =
  | { readonly from: number; readonly until: number; readonly every: number }
  | { readonly onceAt: number };

/**
 * When to ask next.
 * @param last when it was last asked; undefined for never
 * @returns epoch milliseconds, which may have passed; null when there is no more to ask
 */
export function nextOf(phases: readonly Phase[], last: number | undefined): number | null {
  const times = phases.flatMap((phase) => {
    if ('onceAt' in phase) return last === undefined || last < phase.onceAt ? [phase.onceAt] : [];
    const at = last === undefined ? phase.from : Math.max(phase.from, last + phase.every);
    return at < phase.until ? [at] : [];
  });
  return times.length === 0 ? null : Math.min(...times);
}
