import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { Fields } from '../ingest/pmu/fields';
import { PMU } from '../ingest/pmu/saveRacePart';
import { formatRaceKey, type RaceKey } from '../races/store/RaceKey';
import { hasPress, stageOf, type RaceDocument } from './FollowedDay';

/** What is stored of a race as PMU has it. */
export interface HeldRace extends RaceKey {
  readonly race: Fields;
  readonly meeting: Fields;
  readonly hasRunners: boolean;
  /** Some runner has its place. */
  readonly hasResults: boolean;
  readonly hasPastRaces: boolean;
  readonly hasPayouts: boolean;
}

/** What is stored of a day's races, by `formatRaceKey`; empty without a programme. */
export type HeldDay = ReadonlyMap<string, HeldRace>;

/** @param jour `YYYY-MM-DD` */
export async function readHeldDay(db: Kysely<Database>, jour: string): Promise<HeldDay> {
  const { rows } = await sql<HeldRace>`
    SELECT held.jour, held.reun, held.prix, held.raw -> 'race' AS race, held.raw -> 'meeting' AS meeting,
      count(runner.numero) > 0 AS "hasRunners",
      coalesce(bool_or(jsonb_exists(runner.raw, 'ordreArrivee')), false) AS "hasResults",
      held.raw -> 'performances' <> '{}'::jsonb AS "hasPastRaces",
      EXISTS (SELECT 1 FROM payouts AS paid
        WHERE (paid.jour, paid.reun, paid.prix) = (held.jour, held.reun, held.prix)) AS "hasPayouts"
    FROM race_sources AS held
    LEFT JOIN runner_sources AS runner USING (source, jour, reun, prix)
    WHERE held.source = ${PMU} AND held.jour = ${jour}::date
    GROUP BY held.source, held.jour, held.reun, held.prix`.execute(db);
  return new Map(rows.map((row) => [formatRaceKey(row), row]));
}

const isNotEmpty = (value: unknown) => Array.isArray(value) && value.length > 0;

const orderOf = (race: Fields | undefined) => JSON.stringify(race?.['ordreArrivee']);

/** Whether nothing of a race is to come: called off, or final with the places of its runners and what its bets paid. */
function isWholeRace({ race, meeting, hasRunners, hasResults, hasPayouts }: HeldRace): boolean {
  const stage = stageOf(race, meeting);
  if (stage === 'cancelled') return true;
  const paysOut = race['rapportsDefinitifsDisponibles'] === true || isNotEmpty(race['paris']);
  const hasPlaces = hasResults || !isNotEmpty(race['ordreArrivee']);
  return stage === 'final' && hasRunners && hasPlaces && (hasPayouts || !paysOut);
}

/** Whether nothing of a day that is past is missing. A race's past races alone, which it may not have, do not count. */
export function isWholeDay(held: HeldDay): boolean {
  return held.size > 0 && [...held.values()].every(isWholeRace);
}

/**
 * What to ask of a race that a programme of a past day names, runners last but one: a race that has them was asked
 * for its past races.
 * @param race as the programme has it now
 * @param held what was stored of it before that programme; undefined for nothing
 */
export function missingDocuments(race: Fields, held: HeldRace | undefined): readonly RaceDocument[] {
  const isCorrected = isNotEmpty(held?.race['ordreArrivee']) && orderOf(held?.race) !== orderOf(race);
  if (held !== undefined && isWholeRace(held) && !isCorrected) return [];
  const wantsRunners =
    !held?.hasRunners || isCorrected || (!held.hasResults && isNotEmpty(race['ordreArrivee']));
  return [
    ...(held?.hasPastRaces ? [] : (['performances-detaillees/pretty'] as const)),
    ...(wantsRunners ? (['participants'] as const) : []),
    ...(race['rapportsDefinitifsDisponibles'] === true && (!held?.hasPayouts || isCorrected)
      ? (['rapports-definitifs'] as const)
      : []),
    ...(hasPress(race) ? (['pronostics-detailles'] as const) : []),
  ];
}
