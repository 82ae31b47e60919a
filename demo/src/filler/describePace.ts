/** How far something long has come. */
export interface Pace {
  /** Equal pieces, of which `total` must be done. */
  readonly done: number;
  readonly total: number;
  /** Rows written so far. */
  readonly rows: number;
  readonly milliseconds: number;
}

const duration = (seconds: number) =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** The most memory this process has had resident, in megabytes. */
export function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

/** Rate, time left at that rate and peak memory: `2350/s  1 min 20 s left  310 MB`. */
export function describePace({ done, total, rows, milliseconds }: Pace, megabytes = peakMegabytes()): string {
  const seconds = Math.max(milliseconds, 1) / 1000;
  const left = done === 0 ? '?' : duration(((total - done) * seconds) / done);
  return `${Math.round(rows / seconds)}/s  ${left} left  ${megabytes} MB`;
}
