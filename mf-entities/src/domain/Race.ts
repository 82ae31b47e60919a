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

/** Weather at the racecourse; each part is empty or `null` when it is not known. */
export interface Weather {
  readonly sky: string;
  /** Degrees Celsius. */
  readonly temperature: number | null;
  /** Kilometres per hour. */
  readonly wind: number | null;
  /** French compass letters, O being west. */
  readonly windFrom: string;
}

/** One race with its conditions. Texts are as the source writes them, empty where it says nothing. */
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
  /** Start behind the mobile gate. */
  readonly isAutostart: boolean;
  /** Code of the surface: PH, PS, PSF, DUR. */
  readonly surface: string;
  /** Track used: « Grande piste ». */
  readonly track: string;
  /** gauche or droite. */
  readonly turn: string;
  /** Class, group or category letter: « Groupe II », « Course F », « Classe 3 ». */
  readonly category: string;
  readonly handicap: string;
  readonly claiming: string;
  /** Riders admitted: Amateurs, Apprentis. */
  readonly riders: string;
  /** Years, `5-10` or `4`; a lone number may mean that age and older. */
  readonly ages: string;
  /** tous chevaux, F, MH. */
  readonly sexes: string;
  /** eur, nat. */
  readonly scope: string;
  readonly conditions: string;
  readonly weather: Weather;
  /** Time of the winner, as the source writes it. */
  readonly winningTime: string;
  /** Arrival of the recorded race, which is final; `null` before. */
  readonly arrival: Arrival | null;
}
