import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DetailsOfRace } from './store/raceDetails';
import type { RaceKey } from './store/RaceKey';
import type { OddsPoint } from './store/saveOdds';

/** Columns of our own on a recorded table; never sent by the API. */
interface StoreColumns {
  /** Where the row came from: `pturf`, `pmu`, `demo`. */
  readonly source: string;
}

/** Numbers read out of `reun` and `prix`, for natural order; null for a meeting known by name only. */
interface RaceOrderColumns {
  readonly reun_number: GeneratedAlways<number | null>;
  readonly race_number: GeneratedAlways<number | null>;
}

/** One arrival as last heard of. */
export interface ArrivalRow extends RaceKey {
  /** Finishing order: places, each with the numbers that share it; empty in a cancelled race. */
  readonly ordre: readonly (readonly number[])[];
  /** PMU's word for the state of the race; null when only the order is known. */
  readonly statut: string | null;
  readonly categorie_statut: string | null;
  readonly definitive: boolean | null;
  /** Time of the last change, as PostgreSQL writes it. */
  readonly updated_at: Generated<string>;
}

/** One line of what a bet paid, as `PayoutLine` has it. */
interface PayoutRow extends RaceKey, StoreColumns {
  readonly type_pari: string;
  /** From 0. */
  readonly position: number;
  readonly libelle: string;
  readonly combinaison: string;
  readonly dividende_euro: number | null;
  readonly dividende_base: number | null;
  readonly mise_base: number | null;
  readonly gagnants: number | null;
  readonly rembourse: boolean;
}

/** The odds of a runner at a time. */
interface OddsRow extends RaceKey, StoreColumns {
  readonly numero: number;
  readonly kind: OddsPoint['kind'];
  /** As PostgreSQL writes a time. */
  readonly at: string;
  readonly odds: number;
}

interface IncidentRow extends RaceKey, StoreColumns {
  readonly numero: number;
  readonly type: string;
}

/** What a source says of a race beside its columns, as {@link DetailsOfRace} has it. */
interface RaceDetailsRow extends DetailsOfRace, StoreColumns {}

/** A world of the demo, of which the newest goes on. */
interface DemoWorldRow {
  readonly generation: number;
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly first_day: string;
  readonly warm_up_days: number;
  /** Last day with stored rows; null while there is none. */
  readonly stored_until: string | null;
}

/** A day that real races took from the demo, until that is told. */
interface RemovedDemoDayRow {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  /** How many went. */
  readonly races: number;
}

declare module '../database/Database' {
  interface Database {
    caractrap: CaractrapRow & StoreColumns & RaceOrderColumns;
    cachedate: CachedateRow & StoreColumns;
    arrivals: ArrivalRow;
    payouts: PayoutRow;
    odds_history: OddsRow;
    race_incidents: IncidentRow;
    race_details: RaceDetailsRow;
    demo_worlds: DemoWorldRow;
    removed_demo_days: RemovedDemoDayRow;
  }
}
