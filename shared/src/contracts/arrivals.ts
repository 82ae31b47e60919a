/** One arrival when its state is known: field names are those of the API. */
export interface ArrivalRecord {
  /**
   * Finishing order; separators are not fixed, a dead heat is joined by `=` or comes as a list of its own. A
   * cancelled race has none.
   */
  readonly ordre?: string | readonly (number | readonly number[])[] | null;
  readonly statut?: string;
  readonly categorieStatut?: string;
  /** `true` once final; absent or false while provisional. */
  readonly arriveeDefinitive?: boolean;
}

/** Arrivals of one day, by meeting number, then race number; a plain string is a finishing order. */
export type ArrivalsByMeeting = Readonly<Record<string, Readonly<Record<string, string | ArrivalRecord>>>>;

/** Answer of `GET /apin/arrivals?date=YYYY-MM-DD`. */
export interface ArrivalsAnswer {
  readonly arrivals: ArrivalsByMeeting;
}
