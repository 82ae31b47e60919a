import type { IsoDay, SubscriptionOffer, TipRecord } from '@galopin/shared/contracts';
import type { DayArrivals, Race, RacePress, TipList } from '@galopin/shared/racing';
import type { Loaded } from './Loaded';

/** What the tips page shows: each part can fail without the others. */
export interface TipDay {
  readonly jour: IsoDay;
  /** In UTC, when the page was loaded. */
  readonly today: IsoDay;
  readonly races: Loaded<readonly Race[]>;
  readonly tips: Loaded<TipList>;
  readonly press: Loaded<readonly RacePress[]>;
  /** What came of past tips. */
  readonly record: Loaded<TipRecord>;
  /** What the tips that are kept back cost. */
  readonly offer: Loaded<SubscriptionOffer>;
  /** Of all meetings; none where they could not be had. */
  readonly arrivals: DayArrivals;
}
