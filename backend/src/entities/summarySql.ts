import { PAIR_MINIMUM, type EntityKind } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { PART_NAMES } from './heldSql';
import type { EntityQuery } from './outcomeSql';

/** Starts a horse's form over time goes back, and months a person's does. */
const FORM_STARTS = 40;
export const FORM_MONTHS = 24;
const PAIRS_LISTED = 10;

/** A number of the kept career; 0 where none is kept. */
const kept = (column: string) => sql`coalesce((SELECT ${sql.ref(column)} FROM kept), 0)`;

/** Parts of the kept career that meet a condition, none where none is kept; see `CareerPartRow`. */
const keptParts = ({ kind, id }: EntityQuery, columns: string, condition: RawBuilder<unknown>) => sql`
  SELECT ${sql.raw(columns)} FROM career_parts AS part
  WHERE EXISTS (SELECT FROM kept) AND part.kind = ${kind} AND part.id = ${id} AND ${condition}`;

/** Totals, what is left out, the gap and the first day, as one JSON object. */
export const OVERVIEW = sql`(SELECT json_build_object(
    'totals', (SELECT json_build_object(
      'all', json_build_object('starts', count(*) + ${kept('starts')},
        'wins', count(*) FILTER (WHERE place = 1) + ${kept('wins')},
        'places', count(*) FILTER (WHERE place <= 3) + ${kept('places')}),
      'year', json_build_object('starts', count(*) FILTER (WHERE recent),
        'wins', count(*) FILTER (WHERE recent AND place = 1),
        'places', count(*) FILTER (WHERE recent AND place <= 3))) FROM started),
    'gap', (SELECT coalesce(min(nth) FILTER (WHERE place = 1) - 1, count(*) + ${kept('gap')}) FROM started),
    'leftOut', json_build_object(
      'nonRunners', count(*) FILTER (WHERE outcome = 'nonRunner') + ${kept('non_runners')},
      'unknown', count(*) FILTER (WHERE outcome = 'unknown') + ${kept('unknown_results')},
      'cancelled', count(*) FILTER (WHERE outcome = 'cancelled') + ${kept('cancelled')}),
    'since', coalesce((SELECT since FROM kept), min(jour)))
  FROM held)`;

/** Counts of a group of starts, of all of them and of the last year; small ones, as sums of large ones are slow. */
const BOTH_COUNTS = sql.raw(
  Object.entries({ '': 'true', year_: 'recent' })
    .flatMap(([period, condition]) => [
      `count(*) FILTER (WHERE ${condition})::integer AS ${period}starts`,
      `count(*) FILTER (WHERE ${condition} AND place = 1)::integer AS ${period}wins`,
      `count(*) FILTER (WHERE ${condition} AND place <= 3)::integer AS ${period}places`,
    ])
    .join(', '),
);
/** The same of a part of the kept career, which ends before the last year. */
const KEPT_COUNTS = 'starts, wins, places, 0, 0, 0';
const SUMS = sql.raw(
  ['starts', 'wins', 'places']
    .flatMap((name) => [name, `year_${name}`])
    .map((name) => `sum(${name}) AS ${name}`)
    .join(', '),
);

/** SQL of the rows of every split of `started`: its name, the part's key (null for a row of no part), its counts. */
export const splitRows = (counts: RawBuilder<unknown>) => sql`
  SELECT CASE ${sql.raw(PART_NAMES.map((name) => `WHEN grouping(by_${name}) = 0 THEN '${name}'`).join(' '))} END AS name,
    coalesce(${sql.raw(PART_NAMES.map((name) => `by_${name}`).join(', '))}) AS key, ${counts}
  FROM started GROUP BY GROUPING SETS (${sql.raw(PART_NAMES.map((name) => `(by_${name})`).join(', '))})`;

/** All splits, each part with its split's name, most starts first. */
export const splitsOf = (query: EntityQuery) => sql`(
  SELECT coalesce(json_agg(json_build_object('by', name, 'key', key, 'counts', json_build_object(
      'all', json_build_object('starts', starts, 'wins', wins, 'places', places),
      'year', json_build_object('starts', year_starts, 'wins', year_wins, 'places', year_places)))
    ORDER BY starts DESC, key), '[]')
  FROM (
    SELECT name, key, ${SUMS} FROM (
      ${splitRows(BOTH_COUNTS)}
      UNION ALL ${keptParts(query, `name, key, ${KEPT_COUNTS}`, sql`name = ANY (${PART_NAMES}::text[])`)}
    ) AS grouped WHERE key IS NOT NULL GROUP BY name, key
  ) AS parts)`;

/** SQL of a start's month. */
export const MONTH = sql.raw(`to_char(jour, 'YYYY-MM')`);

/** A horse's newest starts, oldest first; a person's newest months, oldest first. */
export function formOf(query: EntityQuery): RawBuilder<unknown> {
  if (query.kind === 'horse') {
    return sql`(SELECT coalesce(json_agg(json_build_object('raceId', numcourse, 'jour', jour, 'racecourse', hippo,
      'discipline', typec, 'rank', place, 'result', cl, 'declared', partant) ORDER BY nth DESC), '[]')
      FROM started WHERE nth <= ${sql.lit(FORM_STARTS)})`;
  }
  // A kept career ends with a month, so that no month is in both.
  return sql`(SELECT coalesce(json_agg(json_build_object('month', month, 'starts', starts, 'wins', wins,
    'places', places) ORDER BY month), '[]') FROM (
      SELECT ${MONTH} AS month, count(*) AS starts, count(*) FILTER (WHERE place = 1) AS wins,
        count(*) FILTER (WHERE place <= 3) AS places
      FROM started GROUP BY 1
      UNION ALL ${keptParts(query, 'key, starts, wins, places', sql`name = 'month'`)}
      ORDER BY 1 DESC LIMIT ${sql.lit(FORM_MONTHS)}
    ) AS months)`;
}

export const PARTNERS = {
  horse: { id: '"idChe"', name: 'cheval' },
  jockey: { id: '"idJockey"', name: 'jockey' },
  trainer: { id: '"idEntraineur"', name: 'entraineur' },
} as const satisfies Readonly<Record<EntityKind, object>>;

/** Kinds of partner, in the order shown. */
export const PAIRED_WITH: Readonly<Record<EntityKind, readonly EntityKind[]>> = {
  horse: ['jockey'],
  jockey: ['trainer', 'horse'],
  trainer: ['jockey', 'horse'],
};

/** Starts a pair needs to be listed. */
function pairMinimum(kind: EntityKind, partner: EntityKind): number {
  return kind === 'horse' ? PAIR_MINIMUM.horseRider : PAIR_MINIMUM[partner];
}

function bestOf(period: '' | 'year_', minimum: number): RawBuilder<unknown> {
  const [starts, wins, places] = ['starts', 'wins', 'places'].map((name) => sql.ref(`${period}${name}`));
  return sql`(SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'starts', starts, 'wins', wins,
    'places', places)), '[]') FROM (
      SELECT id, name, ${starts} AS starts, ${wins} AS wins, ${places} AS places FROM pairs
      WHERE ${starts} >= ${sql.lit(minimum)}
      ORDER BY ${wins}::float8 / ${starts} DESC, ${places}::float8 / ${starts} DESC, ${starts} DESC, id
      LIMIT ${sql.lit(PAIRS_LISTED)}
    ) AS best)`;
}

/** Of a kept career only partners that may be listed are read: the others are most of it. */
function pairsWith(query: EntityQuery, partner: EntityKind): RawBuilder<unknown> {
  const { id, name } = PARTNERS[partner];
  const minimum = pairMinimum(query.kind, partner);
  return sql`(
    WITH pairs AS MATERIALIZED (
      SELECT id, max(name) AS name, ${SUMS} FROM (
        SELECT ${sql.raw(id)} AS id, max(${sql.raw(name)}) AS name, ${BOTH_COUNTS}
        FROM started WHERE ${sql.raw(id)} > 0 GROUP BY 1
        UNION ALL ${keptParts(
          query,
          `key::bigint, label, ${KEPT_COUNTS}`,
          sql`part.name = ${partner}
          AND (part.starts >= ${sql.lit(minimum)} OR part.key IN (SELECT ${sql.raw(id)}::text FROM started))`,
        )}
      ) AS paired GROUP BY id HAVING sum(starts) >= ${sql.lit(minimum)}
    )
    SELECT json_build_object('with', ${sql.lit(partner)}::text, 'minimum', ${sql.lit(minimum)}::integer,
      'all', ${bestOf('', minimum)}, 'year', ${bestOf('year_', minimum)}))`;
}

/** `EntityPairs` with each kind of partner. */
export function pairsOf(query: EntityQuery): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(PAIRED_WITH[query.kind].map((partner) => pairsWith(query, partner)))})`;
}
