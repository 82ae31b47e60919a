import type { TipPeriod } from '@galopin/shared/contracts';

/** A period of the record; its days are counted by the server. */
export type RecordPeriod = Omit<TipPeriod, 'from' | 'to'>;
