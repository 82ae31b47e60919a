import type { Race as ListedRace } from '@galopin/shared/racing';

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
export interface Race extends ListedRace {
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
  /** State of the ground: « bon souple », « PSF standard »; empty where it is not told. */
  readonly ground: string;
  readonly weather: Weather;
  /** Time of the winner, as the source writes it. */
  readonly winningTime: string;
}
