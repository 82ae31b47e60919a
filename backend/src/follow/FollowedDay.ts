import { textOf, type Fields } from '../ingest/pmu/fields';
import { progressOf } from '../ingest/pmu/mergeDocuments';
import { pmuDay } from '../ingest/pmu/raceKeys';
import { formatRaceKey, type RaceKey } from '../races/store/RaceKey';
import { startOfRace, type ReadProgramme } from './readProgramme';

export type RaceDocument =
  | 'participants'
  | 'performances-detaillees/pretty'
  | 'rapports-definitifs'
  | 'pronostics-detailles';

/** A document of the feed: the day's programme, one race of it, or what belongs to that race. */
export type FeedDocument = 'programme' | 'race' | RaceDocument;

/** How far a race has come. */
export type Stage = 'coming' | 'provisional' | 'final' | 'cancelled';

export interface FollowedRace {
  readonly key: RaceKey;
  /** Epoch milliseconds; null when the programme tells no time. */
  readonly startsAt: number | null;
  readonly stage: Stage;
  /** Changes with the stage and with every correction of the arrival. */
  readonly outcome: string;
  /** When the outcome was first seen, epoch milliseconds. */
  readonly since: number;
  /** When payouts were first said to be there, epoch milliseconds; null before. */
  readonly paysSince: number | null;
  /** The press says something of it. */
  readonly hasPress: boolean;
}

/** What is known of a day that is followed, and how far the feed has been asked. */
export interface FollowedDay {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  /** In the programme's order; empty before it has come. */
  readonly races: readonly FollowedRace[];
  /** When a document was last had, by its address; epoch milliseconds. */
  readonly asked: ReadonlyMap<string, number>;
  /** Not before when a document that failed is asked for again, by its address; epoch milliseconds. */
  readonly postponed: ReadonlyMap<string, number>;
}

/** The address of a document below the feed's base: `programme/07072026/R1/C1/participants`. */
export function feedAddress(jour: string, key: RaceKey | null, document: FeedDocument): string {
  const day = `programme/${pmuDay(jour)}`;
  if (key === null) return day;
  const race = `${day}/R${key.reun}/C${key.prix}`;
  return document === 'race' ? race : `${race}/${document}`;
}

/** How far a race has come, also one asked for by itself, whose meeting is not told. */
export function stageOf(race: Fields, meeting: Fields): Stage {
  const isOff = textOf(race, 'categorieStatut') === 'ANNULEE' || textOf(race, 'statut') === 'COURSE_ANNULEE';
  const hasOrder = Array.isArray(race['ordreArrivee']) && race['ordreArrivee'].length > 0;
  if (isOff || (textOf(meeting, 'statut') === 'ANNULEE' && !hasOrder)) return 'cancelled';
  return (['coming', 'provisional', 'final'] as const)[progressOf(race)];
}

/** Whether there is a document of what the press selects. */
export const hasPress = (race: Fields): boolean => race['pronosticsExpires'] === false;

const PROGRESS: Readonly<Record<Stage, number>> = { coming: 0, provisional: 1, final: 2, cancelled: 2 };

/**
 * A race of the programme, or the same race asked for by itself.
 * @param known the race as it was known before
 * @param now epoch milliseconds
 */
export function followRace(
  key: RaceKey,
  race: Fields,
  meeting: Fields,
  known: FollowedRace | undefined,
  now: number,
): FollowedRace {
  const stage = stageOf(race, meeting);
  // The documents are not made at the same moment: an older one takes nothing back.
  if (known !== undefined && PROGRESS[stage] < PROGRESS[known.stage]) return known;
  const outcome = JSON.stringify([stage, race['ordreArrivee'] ?? null]);
  const isPaid = race['rapportsDefinitifsDisponibles'] === true;
  return {
    key,
    startsAt: startOfRace(race, key.jour) ?? known?.startsAt ?? null,
    stage,
    outcome,
    since: known?.outcome === outcome ? known.since : now,
    paysSince: isPaid ? (known?.paysSince ?? now) : null,
    hasPress: hasPress(race) || (known?.hasPress ?? false),
  };
}

/**
 * The day with the races of a programme that has come. Known races that it leaves out are followed no more, unless it
 * lists some that could not be read.
 */
export function followProgramme(
  day: FollowedDay,
  { races, unread }: ReadProgramme,
  now: number,
): FollowedDay {
  const known = new Map(day.races.map((race) => [formatRaceKey(race.key), race]));
  const named = races.map(({ key, race, meeting }) =>
    followRace(key, race, meeting, known.get(formatRaceKey(key)), now),
  );
  for (const { key } of named) known.delete(formatRaceKey(key));
  return { ...day, races: unread > 0 ? [...named, ...known.values()] : named };
}
