import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';

/** Columns of our own on a recorded table; never sent by the API. */
interface StoreColumns {
  /** Where the row came from: `pturf`, `pmu`, `demo`. */
  readonly source: string;
}

/** Numbers read out of `reun` and `prix`, for natural order; null for a meeting known by name only. */
interface RaceOrderColumns {
  readonly reun_number: number | null;
  readonly race_number: number | null;
}

/** One arrival as last heard of. */
export interface ArrivalRow {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  readonly reun: number;
  readonly prix: number;
  /** Finishing order: places, each with the numbers that share it; empty in a cancelled race. */
  readonly ordre: readonly (readonly number[])[];
  /** PMU's word for the state of the race; null when only the order is known. */
  readonly statut: string | null;
  readonly categorie_statut: string | null;
  readonly definitive: boolean | null;
  /** Time of the last change, as PostgreSQL writes it. */
  readonly updated_at: string;
}

declare module '../database/Database' {
  interface Database {
    caractrap: CaractrapRow & StoreColumns & RaceOrderColumns;
    cachedate: CachedateRow & StoreColumns;
    arrivals: ArrivalRow;
  }
}
