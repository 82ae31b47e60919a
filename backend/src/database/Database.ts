import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import type {
  AudienceDayRow,
  PageDurationRow,
  PageViewRow,
  Stored,
  TrackedEventRow,
} from '../audience/AudienceRows';
import type { ImportRunRow, QualityRunRow } from '../admin/imports/ImportRows';
import type { AuditActionRow, AuditOutcomeRow, AuditRefusalRow } from '../audit/AuditRows';
import type { ContentRow } from '../content/ContentRow';
import type { PaymentEventRow, PaymentRow } from '../payments/PaymentRow';
import type { TransitionRow } from '../payments/TransitionRow';

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

/** Every table the backend itself reads and writes. Parse Server's are its own. */
export interface Database {
  caractrap: CaractrapRow & StoreColumns & RaceOrderColumns;
  cachedate: CachedateRow & StoreColumns;
  arrivals: ArrivalRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  payment_transitions: TransitionRow;
  content_versions: ContentRow;
  import_runs: ImportRunRow;
  quality_runs: QualityRunRow;
  page_views: Stored<PageViewRow>;
  tracked_events: Stored<TrackedEventRow>;
  page_durations: Stored<PageDurationRow>;
  audience_days: AudienceDayRow;
  audit_actions: AuditActionRow;
  audit_outcomes: AuditOutcomeRow;
  audit_refusals: AuditRefusalRow;
}
