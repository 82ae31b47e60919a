import type { IsoDay } from './units';

/** The selection of one title of the press. */
export interface PressSelection {
  /** Name of the paper or site. */
  readonly title: string;
  /** Runner numbers, best first. */
  readonly selection: readonly number[];
}

/** « Synthèse de la presse »: what several titles say of one race. */
export interface PressSynthesis {
  /** `caractrap.id`. */
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
  readonly racecourse: string;
  readonly raceName: string;
  readonly titles: readonly PressSelection[];
}

/** Answer of the cloud function `pressOfDay {day}`, by meeting, then race. */
export interface PressOfDay {
  readonly press: readonly PressSynthesis[];
}
