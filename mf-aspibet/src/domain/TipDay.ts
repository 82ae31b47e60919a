import type * as contract from '@galopin/shared/contracts';
import type { DayArrivals, Race } from '@galopin/shared/racing';
import type { Loaded } from './Loaded';

/** Which race something is on, as far as it is known. */
interface OnRace {
  readonly meeting: number | null;
  readonly race: number | null;
  readonly isQuinte: boolean;
}

/** A tip on one race, as the contract has it. */
export type Tip = Omit<contract.Tip, 'jour' | 'meeting' | 'race' | 'quinte' | 'notes'> &
  OnRace & { readonly notes: readonly contract.RunnerNote[] };

/** A tip that is kept for subscribers: its race alone. */
export type LockedTip = Omit<contract.LockedTip, 'meeting' | 'race' | 'quinte'> & OnRace;

/** The tips this visitor may read, in the editors' order. */
export interface TipList {
  readonly tips: readonly Tip[];
  /** Those kept for subscribers, as far as they are named. */
  readonly locked: readonly LockedTip[];
  /** Tips the day has in all, those that are kept for subscribers included. */
  readonly total: number;
  /** Nothing is kept back. */
  readonly unlocked: boolean;
}

/** What the press says of one race. */
export type Press = Omit<contract.PressSynthesis, 'jour' | 'meeting' | 'race'> & Omit<OnRace, 'isQuinte'>;

/** What the tips page shows: each part can fail without the others. */
export interface TipDay {
  readonly jour: contract.IsoDay;
  /** In UTC, when the page was loaded. */
  readonly today: contract.IsoDay;
  readonly races: Loaded<readonly Race[]>;
  readonly tips: Loaded<TipList>;
  readonly press: Loaded<readonly Press[]>;
  /** Of all meetings; none where they could not be had. */
  readonly arrivals: DayArrivals;
}
