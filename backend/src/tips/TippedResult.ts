import type { IsoDay } from '@galopin/shared/contracts';

/** What a Simple bet paid for one runner. */
export interface SimplePayout {
  /** `type_pari`: SIMPLE_GAGNANT, SIMPLE_PLACE, with `E_` before it for the online pool. */
  readonly bet: string;
  /** Number of the runner as the payout writes it; `NP` or empty where stakes were given back. */
  readonly runner: string;
  /** For 1 €, cents. */
  readonly paid: number | null;
  readonly refunded: boolean;
}

/** A tip with the final result of its race. */
export interface TippedResult {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
  readonly racecourse: string;
  readonly raceName: string;
  readonly quinte: boolean;
  /** Declared runners; null when not told. */
  readonly declared: number | null;
  /** The first base; null without one. */
  readonly base: number | null;
  readonly baseStarted: boolean;
  readonly selection: readonly number[];
  /** Places in order, each with the numbers that share it; never empty. */
  readonly order: readonly (readonly number[])[];
  readonly payouts: readonly SimplePayout[];
}
