import { PAIR_MINIMUM, type EntityKind } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { PART_NAMES, PERIOD_TALLY } from './heldSql';

/** Starts a horse's form over time goes back, and months a person's does. */
const FORM_STARTS = 40;
const FORM_MONTHS = 24;
const PAIRS_LISTED = 10;

/** Totals, what is left out, the gap and the first day, as one JSON object. */
export const OVERVIEW = sql`(SELECT json_build_object(
    'totals', (SELECT ${PERIOD_TALLY} FROM started),
    'gap', (SELECT coalesce(min(nth) FILTER (WHERE place = 1) - 1, count(*)) FROM started),
    'leftOut', json_build_object(
      'nonRunners', count(*) FILTER (WHERE outcome = 'nonRunner'),
      'unknown', count(*) FILTER (WHERE outcome = 'unknown'),
      'cancelled', count(*) FILTER (WHERE outcome = 'cancelled')),
    'since', min(jour), 'until', max(jour), 'rows', count(*))
  FROM held)`;

/** All splits, each part with its split's name, most starts first. */
export const SPLITS = sql`(SELECT coalesce(json_agg(part ORDER BY starts DESC, key), '[]') FROM (
    SELECT json_build_object('by', name, 'key', key, 'counts', counts) AS part, starts, key FROM (
      SELECT ${PERIOD_TALLY} AS counts, count(*) AS starts,
        CASE ${sql.raw(PART_NAMES.map((name) => `WHEN grouping(by_${name}) = 0 THEN '${name}'`).join(' '))} END AS name,
        coalesce(${sql.raw(PART_NAMES.map((name) => `by_${name}`).join(', '))}) AS key
      FROM started GROUP BY GROUPING SETS (${sql.raw(PART_NAMES.map((name) => `(by_${name})`).join(', '))})
    ) AS grouped WHERE key IS NOT NULL
  ) AS parts)`;

/** A horse's newest starts, oldest first; a person's newest months, oldest first. */
export function formOf(kind: EntityKind): RawBuilder<unknown> {
  if (kind === 'horse') {
    return sql`(SELECT coalesce(json_agg(json_build_object('raceId', numcourse, 'jour', jour, 'racecourse', hippo,
      'discipline', typec, 'rank', place, 'result', cl, 'declared', partant) ORDER BY nth DESC), '[]')
      FROM started WHERE nth <= ${sql.lit(FORM_STARTS)})`;
  }
  return sql`(SELECT coalesce(json_agg(json_build_object('month', month, 'starts', starts, 'wins', wins,
    'places', places) ORDER BY month), '[]') FROM (
      SELECT to_char(jour, 'YYYY-MM') AS month, count(*) AS starts, count(*) FILTER (WHERE place = 1) AS wins,
        count(*) FILTER (WHERE place <= 3) AS places
      FROM started GROUP BY 1 ORDER BY 1 DESC LIMIT ${sql.lit(FORM_MONTHS)}
    ) AS months)`;
}

const PARTNERS = {
  horse: { id: '"idChe"', name: 'cheval' },
  jockey: { id: '"idJockey"', name: 'jockey' },
  trainer: { id: '"idEntraineur"', name: 'entraineur' },
} as const satisfies Readonly<Record<EntityKind, object>>;

/** Kinds of partner, in the order shown. */
const PAIRED_WITH: Readonly<Record<EntityKind, readonly EntityKind[]>> = {
  horse: ['jockey'],
  jockey: ['trainer', 'horse'],
  trainer: ['jockey', 'horse'],
};

/** Starts a pair needs to be listed. */
function pairMinimum(kind: EntityKind, partner: EntityKind): number {
  return kind === 'horse' ? PAIR_MINIMUM.horseRider : PAIR_MINIMUM[partner];
}

function bestOf(period: 'all' | 'year', minimum: number): RawBuilder<unknown> {
  const [starts, wins, places] = ['starts', 'wins', 'places'].map((name) => sql.ref(`${period}_${name}`));
  return sql`(SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'starts', starts, 'wins', wins,
    'places', places)), '[]') FROM (
      SELECT id, name, ${starts} AS starts, ${wins} AS wins, ${places} AS places FROM pairs
      WHERE ${starts} >= ${sql.lit(minimum)}
      ORDER BY ${wins}::float8 / ${starts} DESC, ${places}::float8 / ${starts} DESC, ${starts} DESC, id
      LIMIT ${sql.lit(PAIRS_LISTED)}
    ) AS best)`;
}

function pairsWith(kind: EntityKind, partner: EntityKind): RawBuilder<unknown> {
  const { id, name } = PARTNERS[partner];
  const minimum = pairMinimum(kind, partner);
  return sql`(
    WITH pairs AS MATERIALIZED (
      SELECT ${sql.raw(id)} AS id, max(${sql.raw(name)}) AS name, count(*) AS all_starts,
        count(*) FILTER (WHERE place = 1) AS all_wins, count(*) FILTER (WHERE place <= 3) AS all_places,
        count(*) FILTER (WHERE recent) AS year_starts, count(*) FILTER (WHERE recent AND place = 1) AS year_wins,
        count(*) FILTER (WHERE recent AND place <= 3) AS year_places
      FROM started WHERE ${sql.raw(id)} > 0 GROUP BY 1 HAVING count(*) >= ${sql.lit(minimum)}
    )
    SELECT json_build_object('with', ${sql.lit(partner)}::text, 'minimum', ${sql.lit(minimum)}::integer,
      'all', ${bestOf('all', minimum)}, 'year', ${bestOf('year', minimum)}))`;
}

/** `EntityPairs` with each kind of partner. */
export function pairsOf(kind: EntityKind): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(PAIRED_WITH[kind].map((partner) => pairsWith(kind, partner)))})`;
}
