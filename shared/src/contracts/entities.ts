import * as v from 'valibot';
import { declareCall, described, frenchText, whole } from '#terms';
import { rowKey } from './calls/params';
import type { AnswerOf, ReadOf, ShapeOf } from './calls/Call';
import { SilkDesign } from './silks';
import {
  cents,
  currencyUnits,
  decimalOdds,
  isoDay,
  kilograms,
  metres,
  parisTime,
  runnerNumber,
} from './calls/values';
import type { Percent } from './units';

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

const counts = {
  starts: described(whole, 'non-runners and unknown results are none'),
  wins: whole,
  /** First three, wins included. */
  places: described(whole, 'first three, wins included'),
};
const Tally = v.object(counts);
/** Starts, wins and finishes in the first three, wins included. Non-runners and unknown results are none of them. */
export type Tally = ShapeOf<typeof Tally>;

const periods = { all: Tally, year: Tally };
const PeriodTally = v.object(periods);
/** Counts over all stored races and over the last 365 days. */
export type PeriodTally = ShapeOf<typeof PeriodTally>;

/** By what results are split. `draw`: stalls at flat races, places behind the gate. `ground`: gallop on grass only. */
export const ENTITY_SPLITS = ['discipline', 'distance', 'racecourse', 'draw', 'surface', 'ground'] as const;
export type EntitySplitName = (typeof ENTITY_SPLITS)[number];

const EntitySplit = v.object({ key: v.string(), ...periods });
/**
 * One part of a split. `key` is the source's own word (`Attelé`, `Paris-Vincennes`, `PSF`, `bon souple`), the lower end
 * of a band in metres (`1800`), or the start and the lower end of a band of draws (`flat-5`, `mobile-10`).
 */
export type EntitySplit = ShapeOf<typeof EntitySplit>;
const splits = v.array(EntitySplit);

const EntityPair = v.object({ id: whole, name: frenchText, ...counts });
/** A partner with at least the stated number of starts. */
export type EntityPair = ShapeOf<typeof EntityPair>;

const EntityPairs = v.object({
  with: v.picklist(ENTITY_KINDS),
  /** Starts that a pair must have had in the period. */
  minimum: described(whole, 'starts a pair needs to be listed'),
  all: v.array(EntityPair),
  year: v.array(EntityPair),
});
/** Best pairs with one kind of partner: highest rate of wins, then of places, at most ten a period. */
export type EntityPairs = ShapeOf<typeof EntityPairs>;

const result = {
  raceId: whole,
  jour: isoDay,
  racecourse: frenchText,
  /** `caractrap.typec`. */
  discipline: v.string(),
};
/** Null when not classed. */
const rank = v.nullable(whole);
/** The source's own result: `3`, `DAI`, `8D`. */
const ownResult = described(v.string(), "the source's own: 3, DAI, 8D");

const EntityStart = v.object({ ...result, rank, result: ownResult, declared: whole });
/** One start of a horse, for its form over time. */
export type EntityStart = ShapeOf<typeof EntityStart>;

const EntityMonth = v.object({ month: described(v.string(), 'YYYY-MM'), ...counts });
/** Results of a person in one month; months without start are left out. */
export type EntityMonth = ShapeOf<typeof EntityMonth>;

const NamedEntity = v.object({ id: v.nullable(whole), name: frenchText });
/** A horse or person by name; `id` is null where the source gives none. */
export type NamedEntity = ShapeOf<typeof NamedEntity>;

const entry = {
  ...result,
  time: v.nullable(parisTime),
  /** Meeting and race as the source numbers them; the meeting may be a racecourse's name. */
  meeting: described(frenchText, 'number, or the racecourse’s name'),
  raceNumber: v.nullable(whole),
  raceName: frenchText,
  /** Of this runner. */
  distance: metres,
  number: runnerNumber,
  horse: NamedEntity,
  jockey: NamedEntity,
  trainer: NamedEntity,
  /** Last known odds; null before there are any. */
  odds: v.nullable(decimalOdds),
};
const EntityEntry = v.object(entry);
/** A race to come. */
export type EntityEntry = ShapeOf<typeof EntityEntry>;

const PERFORMANCE_OUTCOMES = ['start', 'nonRunner', 'cancelled', 'unknown', 'upcoming'] as const;
/** What became of a runner. */
export type PerformanceOutcome = (typeof PERFORMANCE_OUTCOMES)[number];

const EntityPerformance = v.object({
  ...entry,
  outcome: v.picklist(PERFORMANCE_OUTCOMES),
  rank,
  result: ownResult,
  declared: whole,
  prize: v.nullable(currencyUnits),
  currency: v.string(),
  weight: v.nullable(kilograms),
  /** Stall, or place behind the mobile gate. */
  draw: v.nullable(whole),
  /** Metres behind the others at the start of a trot race. */
  startHandicap: v.nullable(metres),
  /** As the source writes it: bon souple, PSF; empty where it says nothing. Absent from older servers. */
  ground: v.optional(frenchText, ''),
  /** Code of the source, front then hind. */
  shoeing: v.string(),
  /** As the source writes it: `1'12"5`. */
  kilometreTime: v.string(),
  margin: v.string(),
});
/** A past runner with its race. Empty texts and null stand for « not known » or « none ». */
export type EntityPerformance = ShapeOf<typeof EntityPerformance>;

const PerformancePage = v.object({ total: whole, rows: v.array(EntityPerformance) });
/** One page of performances, and how many there are under the same filter. */
export type PerformancePage = ShapeOf<typeof PerformancePage>;

const HorseEarnings = v.object({
  currency: v.string(),
  career: currencyUnits,
  /** Null where the source gives none, as for races that are not PMU's. */
  thisYear: v.nullable(cents),
  lastYear: v.nullable(cents),
  /** The day at whose start these were the figures. */
  before: isoDay,
});
/** A horse's earnings as the source tells them at its newest row. */
export type HorseEarnings = ShapeOf<typeof HorseEarnings>;

const HorseIdentity = v.object({
  kind: v.literal('horse'),
  /** H gelding, F female, M entire male. */
  sex: v.string(),
  /** Calendar year; null when no age is stored. */
  birthYear: v.nullable(whole),
  coat: v.string(),
  country: v.string(),
  sire: frenchText,
  dam: frenchText,
  damSire: frenchText,
  trainer: NamedEntity,
  owner: frenchText,
  /** Null where the owner’s colours are not known. */
  silks: v.nullable(SilkDesign),
  /** Best kilometre time, as the source writes it; empty at gallop. */
  record: v.string(),
  earnings: v.nullable(HorseEarnings),
});
/** What the newest stored rows say of a horse; each fact from the newest row that has it. */
export type HorseIdentity = ShapeOf<typeof HorseIdentity>;

const RiderIdentity = v.object({
  kind: v.literal('jockey'),
  /** Weight carried at gallop over the last 365 days: the usual one (median) and the range; null without any. */
  weight: v.nullable(v.object({ usual: kilograms, least: kilograms, most: kilograms })),
});
export type RiderIdentity = ShapeOf<typeof RiderIdentity>;

const TrainerIdentity = v.object({
  kind: v.literal('trainer'),
  /** Horses that started in the last 365 days. */
  string: whole,
});
export type TrainerIdentity = ShapeOf<typeof TrainerIdentity>;

const LeftOut = v.object({
  nonRunners: whole,
  unknown: described(whole, 'past races without a known result'),
  cancelled: whole,
});
/** Rows that count as no start. */
export type LeftOut = ShapeOf<typeof LeftOut>;

const SourceTally = v.object({
  /** The day before whose races it counts. */
  before: isoDay,
  /** Career of a horse, the 365 days before that day of a person. */
  told: Tally,
  stored: Tally,
});
/** What the source itself counts, set against the same count over stored races. */
export type SourceTally = ShapeOf<typeof SourceTally>;

const entityParams = () =>
  v.object({
    kind: described(v.picklist(ENTITY_KINDS), `one of ${ENTITY_KINDS.join(', ')}`),
    id: rowKey,
  });

/** The page of a horse, a rider or a trainer. Counts are of stored races. */
export const entityOverview = declareCall(
  {
    method: 'GET',
    path: '/apin/entities/:kind/:id',
    answer: v.object({
      id: whole,
      name: frenchText,
      /** The day the answer was made for, UTC: the end of its periods. */
      today: isoDay,
      /** First stored day. */
      since: isoDay,
      identity: v.variant('kind', [HorseIdentity, RiderIdentity, TrainerIdentity]),
      /** The same number in the other role has a page too; always false for horses. */
      hasOtherRole: described(v.boolean(), 'the person has a page in the other role'),
      /** Form as the newest row that has it writes it, newest result first. */
      form: v.string(),
      totals: PeriodTally,
      /** Starts since the last win, in order of time; all of them without a win. */
      gap: described(whole, 'starts since the last win'),
      leftOut: LeftOut,
      /** Null where the source counts nothing. */
      source: v.nullable(SourceTally),
      /** A horse's newest forty starts, oldest first; empty for people. */
      starts: v.array(EntityStart),
      /** A person's last 24 months, oldest first; empty for horses. */
      months: v.array(EntityMonth),
      /** Most starts first; bands in order. */
      splits: v.object({
        discipline: splits,
        distance: splits,
        racecourse: splits,
        draw: splits,
        surface: splits,
        ground: splits,
      } satisfies Record<EntitySplitName, unknown>),
      pairs: v.array(EntityPairs),
      /** Next first, at most fifty. */
      entries: v.array(EntityEntry),
      /** The newest page of all performances. */
      performances: PerformancePage,
    }),
  },
  () => ({
    summary: 'All that is stored of one horse, rider or trainer, counted',
    description:
      'Counts are of stored races: over all of them and over the last 365 days. `source` holds the source’s own count ' +
      'beside the same count here. With the newest page of performances.',
    access: 'anyone',
    params: entityParams(),
    refusals: [400, 404],
  }),
);
export type EntityAnswer = AnswerOf<typeof entityOverview>;

/** One page of past races, empty behind the last one. Races to come are left out. */
export const entityPerformances = declareCall(
  { method: 'GET', path: '/apin/entities/:kind/:id/performances', answer: PerformancePage },
  () => ({
    summary: 'One page of the performances of a horse, a rider or a trainer',
    description: `${PERFORMANCE_PAGE} a page, empty behind the last one. Races to come are left out.`,
    access: 'anyone',
    params: entityParams(),
    query: v.object({
      discipline: described(
        v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
        'a race type, as stored: Attelé, Plat',
      ),
      sort: described(
        v.optional(v.picklist(PERFORMANCE_SORTS), 'date'),
        `one of ${PERFORMANCE_SORTS.join(', ')}`,
      ),
      page: described(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
        'a whole number from 1 to 10000',
      ),
    }),
    refusals: [400, 404],
  }),
);
/** Which performances are read. */
export type PerformanceFilter = ReadOf<typeof entityPerformances>['query'];

/** A rate in percent; null without a start. */
export function rateOf(part: number, starts: number): Percent | null {
  return starts === 0 ? null : (part / starts) * 100;
}
