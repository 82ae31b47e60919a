const DAY = 86_400_000;

/**
 * Days left until a moment, a begun one counted whole; 0 once it has passed.
 * @param moment ISO
 * @param now epoch milliseconds
 */
export const wholeDaysUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / DAY));
