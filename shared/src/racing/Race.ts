import type { CurrencyUnits, IsoDay, Metres, ParisTime } from '../contracts';

/** A race's arrival as far as it is known. */
export interface Arrival {
  /** Runner numbers in finishing order; a dead heat is one entry of several numbers. */
  readonly order: readonly (readonly number[])[];
  readonly final: boolean;
  readonly cancelled: boolean;
  /** What an order that is not final waits for, where the source says it. */
  readonly awaits?: 'inquiry' | 'photo';
  /** The order takes back one that this page has shown; nobody else can tell. */
  readonly corrected?: true;
}

/** One race, as far as any list of races shows it. Texts are empty where the source says nothing. */
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
  /** `typec` of the source: Attelé, Monté, Plat, Haies, Steeple-chase, Steeple-chase cross-country. */
  readonly discipline: string;
  readonly distance: Metres | null;
  /** Declared runners, non-runners included. */
  readonly declared: number | null;
  readonly prize: CurrencyUnits | null;
  /** ISO 4217 code of the prize. */
  readonly currency: string;
  readonly isQuinte: boolean;
  /** Arrival of the recorded race, which is final; `null` before. */
  readonly arrival: Arrival | null;
}
