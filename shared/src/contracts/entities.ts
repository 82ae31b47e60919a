import type {
  Cents,
  CurrencyUnits,
  DecimalOdds,
  IsoDay,
  Kilograms,
  Metres,
  ParisTime,
  Percent,
} from './units';

/** Whose page it is. A number can be a rider and a trainer at once: one person, two pages. */
export const ENTITY_KINDS = ['horse', 'jockey', 'trainer'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** Days behind « the last 365 days », today included. */
export const ENTITY_YEAR_DAYS = 365;

/** Performances on one page of the list. */
export const PERFORMANCE_PAGE = 25;

/** Lower ends, in metres, of the bands of distance; the first band ends where the second begins. */
export const DISTANCE_BANDS = [0, 1400, 1800, 2200, 2600, 3000, 3400, 4000] as const;

/** Lower ends of the bands of stalls at flat races, and of places behind the mobile gate, whose first row ends at 9. */
export const DRAW_BANDS = { flat: [1, 5, 9, 13], mobile: [1, 5, 10] } as const;

/** Starts a pair must have had to be listed, by who makes it with whose page it is. */
export const PAIR_MINIMUM = { horse: 3, jockey: 5, trainer: 5, horseRider: 2 } as const;

/** Orders of the list of performances; `date` is newest first, `prize` highest first, the others lowest first. */
export const PERFORMANCE_SORTS = ['date', 'rank', 'odds', 'prize'] as const;
export type PerformanceSort = (typeof PERFORMANCE_SORTS)[number];

/** Starts, wins and finishes in the first three, wins included. Non-runners and unknown results are none of them. */
export interface Tally {
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
}

/** Counts over all stored races and over the last 365 days. */
export interface PeriodTally {
  readonly all: Tally;
  readonly year: Tally;
}

/** By what results are split. `draw`: stalls at flat races, places behind the gate. `ground`: gallop on grass only. */
export const ENTITY_SPLITS = ['discipline', 'distance', 'racecourse', 'draw', 'surface', 'ground'] as const;
export type EntitySplitName = (typeof ENTITY_SPLITS)[number];

/**
 * One part of a split. `key` is the source's own word (`Attelé`, `Paris-Vincennes`, `PSF`, `bon souple`), the lower end
 * of a band in metres (`1800`), or the start and the lower end of a band of draws (`flat-5`, `mobile-10`).
 */
export interface EntitySplit extends PeriodTally {
  readonly key: string;
}

/** A partner with at least the stated number of starts. */
export interface EntityPair extends Tally {
  readonly id: number;
  readonly name: string;
}

/** Best pairs with one kind of partner: highest rate of wins, then of places, at most ten a period. */
export interface EntityPairs {
  readonly with: EntityKind;
  /** Starts that a pair must have had in the period. */
  readonly minimum: number;
  readonly all: readonly EntityPair[];
  readonly year: readonly EntityPair[];
}

/** One start of a horse, for its form over time. */
export interface EntityStart {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly racecourse: string;
  /** `caractrap.typec`. */
  readonly discipline: string;
  /** Null when not classed. */
  readonly rank: number | null;
  /** The source's own result: `3`, `DAI`, `8D`. */
  readonly result: string;
  readonly declared: number;
}

/** Results of a person in one month; months without start are left out. */
export interface EntityMonth extends Tally {
  /** `YYYY-MM` */
  readonly month: string;
}

/** A race to come. */
export interface EntityEntry {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly time: ParisTime | null;
  readonly racecourse: string;
  /** Meeting and race as the source numbers them; the meeting may be a racecourse's name. */
  readonly meeting: string;
  readonly raceNumber: number | null;
  readonly raceName: string;
  readonly discipline: string;
  readonly distance: Metres;
  readonly number: number;
  readonly horse: NamedEntity;
  readonly jockey: NamedEntity;
  readonly trainer: NamedEntity;
  /** Last known odds; null before there are any. */
  readonly odds: DecimalOdds | null;
}

/** A horse or person by name; `id` is null where the source gives none. */
export interface NamedEntity {
  readonly id: number | null;
  readonly name: string;
}

/** What became of a runner. */
export type PerformanceOutcome = 'start' | 'nonRunner' | 'cancelled' | 'unknown' | 'upcoming';

/** A past runner with its race. Empty texts and null stand for « not known » or « none ». */
export interface EntityPerformance extends Omit<EntityEntry, 'odds'> {
  readonly outcome: PerformanceOutcome;
  readonly rank: number | null;
  /** The source's own result. */
  readonly result: string;
  readonly declared: number;
  readonly prize: CurrencyUnits | null;
  readonly currency: string;
  readonly weight: Kilograms | null;
  /** Stall, or place behind the mobile gate. */
  readonly draw: number | null;
  /** Metres behind the others at the start of a trot race. */
  readonly startHandicap: Metres | null;
  /** Code of the source, front then hind. */
  readonly shoeing: string;
  /** As the source writes it: `1'12"5`. */
  readonly kilometreTime: string;
  readonly margin: string;
  readonly odds: DecimalOdds | null;
}

/** One page of performances, and how many there are under the same filter. */
export interface PerformancePage {
  readonly total: number;
  readonly rows: readonly EntityPerformance[];
}

/** What the newest stored rows say of a horse; each fact from the newest row that has it. */
export interface HorseIdentity {
  readonly kind: 'horse';
  /** H gelding, F female, M entire male. */
  readonly sex: string;
  /** Calendar year; null when no age is stored. */
  readonly birthYear: number | null;
  readonly coat: string;
  readonly country: string;
  readonly sire: string;
  readonly dam: string;
  readonly damSire: string;
  readonly trainer: NamedEntity;
  readonly owner: string;
  /** Best kilometre time, as the source writes it; empty at gallop. */
  readonly record: string;
  readonly earnings: HorseEarnings | null;
}

/** A horse's earnings as the source tells them at its newest row. */
export interface HorseEarnings {
  readonly currency: string;
  readonly career: CurrencyUnits;
  /** Null where the source gives none, as for races that are not PMU's. */
  readonly thisYear: Cents | null;
  readonly lastYear: Cents | null;
  /** The day at whose start these were the figures. */
  readonly before: IsoDay;
}

export interface RiderIdentity {
  readonly kind: 'jockey';
  /** Weight carried at gallop over the last 365 days: the usual one (median) and the range; null without any. */
  readonly weight: { readonly usual: Kilograms; readonly least: Kilograms; readonly most: Kilograms } | null;
}

export interface TrainerIdentity {
  readonly kind: 'trainer';
  /** Horses that started in the last 365 days. */
  readonly string: number;
}

/** Rows that count as no start. */
export interface LeftOut {
  readonly nonRunners: number;
  /** Past races whose result is not known. */
  readonly unknown: number;
  readonly cancelled: number;
}

/** What the source itself counts, set against the same count over stored races. */
export interface SourceTally {
  /** The day before whose races it counts. */
  readonly before: IsoDay;
  /** Career of a horse, the 365 days before that day of a person. */
  readonly told: Tally;
  readonly stored: Tally;
}

/** Answer of `GET /apin/entities/{kind}/{id}`, public. Counts are of stored races. */
export interface EntityAnswer {
  readonly id: number;
  readonly name: string;
  /** The day the answer was made for, UTC: the end of its periods. */
  readonly today: IsoDay;
  /** First stored day. */
  readonly since: IsoDay;
  readonly identity: HorseIdentity | RiderIdentity | TrainerIdentity;
  /** The same number in the other role has a page too; always false for horses. */
  readonly hasOtherRole: boolean;
  /** Form as the newest row that has it writes it, newest result first. */
  readonly form: string;
  readonly totals: PeriodTally;
  /** Starts since the last win, in order of time; all of them without a win. */
  readonly gap: number;
  readonly leftOut: LeftOut;
  /** Null where the source counts nothing. */
  readonly source: SourceTally | null;
  /** A horse's newest forty starts, oldest first; empty for people. */
  readonly starts: readonly EntityStart[];
  /** A person's last 24 months, oldest first; empty for horses. */
  readonly months: readonly EntityMonth[];
  /** Most starts first; bands in order. */
  readonly splits: Readonly<Record<EntitySplitName, readonly EntitySplit[]>>;
  readonly pairs: readonly EntityPairs[];
  /** Next first, at most fifty. */
  readonly entries: readonly EntityEntry[];
  /** The newest page of all performances. */
  readonly performances: PerformancePage;
}

/** A rate in percent; null without a start. */
export function rateOf(part: number, starts: number): Percent | null {
  return starts === 0 ? null : (part / starts) * 100;
}
