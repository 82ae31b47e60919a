import type { Metres } from '@galopin/shared/contracts';

/** What all runners of a race have in common, for the way they are shown. */
export interface FieldView {
  readonly discipline: string;
  readonly raceDistance: Metres | null;
  /** Results are known. */
  readonly hasRun: boolean;
  /** Saddle-cloth numbers. */
  readonly favourites: ReadonlySet<number>;
}
