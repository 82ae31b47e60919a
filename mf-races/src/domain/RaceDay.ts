import type { CurrencyUnits, IsoDay, Metres, ParisTime } from '@galopin/shared/contracts';

/** Where a race stands. */
export type RaceState =
  'upcoming' | 'soon' | 'running' | 'provisional' | 'official' | 'cancelled' | 'unknown';

/** A race's arrival as far as it is known. */
export interface Arrival {
  /** Runner numbers in finishing order; a dead heat is one entry of several numbers. */
  readonly order: readonly (readonly number[])[];
  readonly final: boolean;
  readonly cancelled: boolean;
}

/** One race of a day. */
export interface Race {
  readonly id: number;
  readonly jour: IsoDay;
  readonly racecourse: string;
  /** Digits of the meeting's name; `null` for meetings without PMU number. */
  readonly meeting: number | null;
  /** Number in the meeting; `null` when no field tells. */
  readonly number: number | null;
  readonly name: string;
  /** `null` when the source gives none. */
  readonly time: ParisTime | null;
  readonly discipline: string;
  readonly distance: Metres | null;
  readonly runners: number | null;
  readonly prize: CurrencyUnits | null;
  readonly currency: string;
  readonly isQuinte: boolean;
  readonly arrival: Arrival | null;
}

/** The races of one racecourse on one day. */
export interface Meeting {
  readonly racecourse: string;
  /** Lowest meeting number; `null` for meetings without one. */
  readonly number: number | null;
  /** By meeting number, then race number. */
  readonly races: readonly Race[];
}

/** What the day's page shows. */
export interface RaceDay {
  readonly jour: IsoDay;
  /** By meeting number, meetings without one last, by name. */
  readonly meetings: readonly Meeting[];
  /** Meetings of the day that this visitor may not see. */
  readonly hiddenMeetings: number;
  /** The list is empty or could not be had. */
  readonly noFoundInfo: boolean;
  /** Why, when it could not be had. */
  readonly failure: string | null;
}
