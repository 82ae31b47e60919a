import type { DecidedTip, TipPeriod, TipRecord } from '@galopin/shared/contracts';

/** A period of the record; its days are counted by the server. */
export type RecordPeriod = Omit<TipPeriod, 'from' | 'to'>;

/** What came of past tips. */
export interface TrackRecord extends Omit<TipRecord, 'periods'> {
  readonly periods: readonly RecordPeriod[];
  readonly latest: readonly DecidedTip[];
}
