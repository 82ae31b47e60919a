import type { Race } from '@galopin/shared/racing';

/** What the source says of weather and track, per race; texts are empty where it says nothing. */
export interface Surroundings {
  /** The source's words, often with the state of the ground: « Couvert, terrain souple ». */
  readonly weather: string;
  /** Degrees Celsius. */
  readonly temperature: number | null;
  /** Code of the surface: PH, PS, PSF, DUR. */
  readonly surface: string;
}

/** A race of the day's list. */
export interface DayRace extends Race {
  /** ISO 3166 code of the country it is run in. */
  readonly country: string;
  /** When of the day its meeting is run, in the source's word; empty where it says nothing. */
  readonly nature: string;
  readonly surroundings: Surroundings;
}
