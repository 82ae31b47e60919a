import { addDays } from '@galopin/shared/lib';

/** A period whose totals are kept. */
export interface Bucket {
  readonly bucket: number;
  /** `YYYY-MM-DD`, both included. */
  readonly first: string;
  readonly last: string;
}

/** Lengths in days of the rolling periods; they are their buckets' numbers, a calendar year is its own. */
export const ROLLING = [30, 90, 365] as const;

/** The rolling periods that end on a day. */
export const rollingBuckets = (today: string): Bucket[] =>
  ROLLING.map((days) => ({ bucket: days, first: addDays(today, 1 - days), last: today }));

export const yearBucket = (year: number): Bucket => ({
  bucket: year,
  first: `${year}-01-01`,
  last: `${year}-12-31`,
});
