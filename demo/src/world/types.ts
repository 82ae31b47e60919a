import type { LastMinuteKind, OfferedBet } from '@galopin/shared/contracts';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';

/** An arrival as far as it is known: groups of runner numbers, two in one group being a dead heat. */
export interface DemoArrival {
  readonly jour: string;
  /** Meeting number; null for a meeting that goes by its name, which has no arrival of its own. */
  readonly reun: number | null;
  readonly prix: number;
  readonly raceId: number;
  /** Empty for a cancelled race. */
  readonly ordre: readonly (readonly number[])[];
  readonly statut: 'ARRIVEE_PROVISOIRE' | 'ARRIVEE_DEFINITIVE_COMPLETE' | 'COURSE_ANNULEE';
  readonly categorieStatut: 'ARRIVEE' | 'ANNULEE';
  readonly definitive: boolean;
}

/** One winning combination of a bet. Dividends in cents; fields are called as PMU calls them. */
export interface DemoDividend {
  readonly libelle: string;
  /** Runner numbers joined by hyphens. */
  readonly combinaison: string;
  /** For the unit that the bet is paid in. */
  readonly dividende: number;
  readonly dividendePourUnEuro: number;
  readonly dividendePourUneMiseDeBase: number;
  /** Winning base stakes; not whole, as fractions of a stake may be played. */
  readonly nombreGagnants: number;
}

/** What one bet of a race pays. */
export interface DemoBet {
  readonly typePari: string;
  readonly famillePari: string;
  /** Cents. */
  readonly miseBase: number;
  readonly dividendeUnite: 'PourUnEuro' | 'PourUneMiseDeBase';
  /** All stakes are paid back. */
  readonly rembourse: boolean;
  readonly rapports: readonly DemoDividend[];
}

/** What became of a runner that is not classed. */
export interface DemoIncident {
  readonly numero: number;
  /** PMU's word for it. */
  readonly type: string;
}

/** Something that changes of a race or a runner once it is declared; `before` and `after` as the API has them. */
export interface DemoChange {
  readonly kind: Extract<LastMinuteKind, 'non-runner' | 'shoeing' | 'called-off'>;
  /** Runner; null for the race. */
  readonly numero: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** One race of the world as it ends; `stateAt` says what of it is public at a time. */
export interface DemoRace {
  /** Start, epoch milliseconds. */
  readonly startsAt: number;
  readonly race: CaractrapRow;
  readonly runners: readonly CachedateRow[];
  /**
   * The runners as they are declared the day before, when the results of that day are not known yet, and until when
   * (epoch milliseconds); null unless asked for.
   */
  readonly eve: { readonly until: number; readonly runners: readonly CachedateRow[] } | null;
  readonly arrival: DemoArrival;
  /** First places as first announced, where they were corrected before they became final. */
  readonly announced: DemoArrival['ordre'] | null;
  /** Runners withdrawn in the last half hour only. */
  readonly lateNonRunners: readonly number[];
  /** What the bets pay; none in a meeting that goes by its name. */
  readonly payouts: readonly DemoBet[];
}

/** A day of the world: races by meeting, then number. */
export interface DemoDay {
  readonly jour: string;
  readonly races: readonly DemoRace[];
}

/** What is public of a race at a time. */
export interface RaceState {
  readonly race: CaractrapRow;
  readonly runners: readonly CachedateRow[];
  /** What has changed since the declaration. */
  readonly changes: readonly DemoChange[];
  /** Null until a first arrival is known. */
  readonly arrival: DemoArrival | null;
  /** The bets that are offered, whether they still are sold. */
  readonly offered: readonly OfferedBet[];
  /** Empty until the arrival is final. */
  readonly payouts: readonly DemoBet[];
  /** Empty until the arrival is final. */
  readonly incidents: readonly DemoIncident[];
}
