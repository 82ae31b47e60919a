import { ENTITY_YEAR_DAYS, type EntityKind } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { tallyWhere } from './heldSql';
import { lastDayOf, TOLD_DAYS } from './lastDay';
import { ENTITY_COLUMN, positiveOf, type EntityQuery } from './outcomeSql';

const NEWEST_FIRST = '"jour" DESC, "numcourse" DESC';

/** Columns with the name, the form and the source's own counts of each kind. */
const TOLD = {
  horse: {
    name: 'cheval',
    form: 'musiqueche',
    starts: 'coursescheval',
    wins: 'victoirescheval',
    places: 'placescheval',
  },
  jockey: {
    name: 'jockey',
    form: 'musiquejoc',
    starts: 'coursesjockey',
    wins: 'victoiresjockey',
    places: 'placejockey',
  },
  trainer: {
    name: 'entraineur',
    form: 'musiqueent',
    starts: 'coursesentraineur',
    wins: 'victoiresentraineur',
    places: 'placeentraineur',
  },
} as const satisfies Readonly<Record<EntityKind, object>>;

/** The newest row that meets a condition, by the index on whose row it is; `row` becomes one JSON value. */
function newest({ kind, id }: EntityQuery, value: RawBuilder<unknown>, condition = sql`true`) {
  return sql`(SELECT ${value} FROM cachedate AS runner
    WHERE runner.${sql.ref(ENTITY_COLUMN[kind])} = ${id} AND ${condition}
    ORDER BY ${sql.raw(NEWEST_FIRST)} LIMIT 1)`;
}

/** Empty where no row has one. */
const newestText = (query: EntityQuery, column: string) =>
  sql<string>`coalesce(${newest(query, sql`btrim(${sql.ref(column)})`, sql`btrim(${sql.ref(column)}) <> ''`)}, '')`;

export const nameOf = (query: EntityQuery) => newestText(query, TOLD[query.kind].name);
export const formTextOf = (query: EntityQuery) => newestText(query, TOLD[query.kind].form);

/**
 * Null where no row of the source counts anything: of a person, none of the last days. Counts of a horse are its
 * career's, of a person a year's.
 */
export function sourceTally(query: EntityQuery): RawBuilder<unknown> {
  const { starts, wins, places } = TOLD[query.kind];
  const told = newest(
    query,
    sql`json_build_object('before', "jour", 'starts', ${sql.ref(starts)}, 'wins', ${sql.ref(wins)},
      'places', ${sql.ref(places)})`,
    query.kind === 'horse'
      ? sql`${sql.ref(starts)} > 0`
      : sql`${sql.ref(starts)} > 0 AND "jour" > ${lastDayOf(query)} - ${sql.lit(TOLD_DAYS)}`,
  );
  const window =
    query.kind === 'horse'
      ? sql``
      : sql`AND started.jour >= (said->>'before')::date - ${sql.lit(ENTITY_YEAR_DAYS)}`;
  return sql`(SELECT json_build_object('before', said->'before',
      'told', json_build_object('starts', said->'starts', 'wins', said->'wins', 'places', said->'places'),
      'stored', (SELECT ${tallyWhere('true')} FROM started WHERE started.jour < (said->>'before')::date ${window}))
    FROM ${told} AS told (said) WHERE said IS NOT NULL)`;
}

const person = (id: string, name: string) =>
  `json_build_object('id', nullif("${id}", 0), 'name', btrim("${name}"))`;

function horseIdentity(query: EntityQuery): RawBuilder<unknown> {
  const text = (column: string) => newestText(query, column);
  const cents = (column: string) => sql`CASE WHEN ${sql.ref(column)} >= 0 THEN ${sql.ref(column)} END`;
  const earnings = newest(
    query,
    sql`json_build_object('currency', coalesce(nullif(btrim("devise"), ''), 'EUR'), 'before', "jour",
      'career', coalesce(${positiveOf('gains')}, greatest("gainsCarriere", 0) / 100),
      'thisYear', ${cents('gainsAnneeEnCours')}, 'lastYear', ${cents('gainsAnneePrecedente')})`,
    sql`(btrim("gains") <> '' OR "gainsCarriere" >= 0)`,
  );
  const trainer = sql`coalesce(
    ${newest(query, sql.raw(person('idEntraineur', 'entraineur')), sql`"entraineur" <> ''`)},
    json_build_object('id', NULL, 'name', ''))`;
  // Only owners of the demo world have colours.
  const silksOf = newest(
    query,
    sql`btrim("proprietaire")`,
    sql`"source" = 'demo' AND btrim("proprietaire") <> ''`,
  );
  return sql`json_build_object('kind', 'horse', 'sex', ${text('sexe')},
    'birthYear', ${newest(query, sql`extract(year FROM "jour")::integer - "age"`, sql`"age" > 0`)},
    'coat', ${text('coat')}, 'country', ${text('country')}, 'sire', ${text('pere')}, 'dam', ${text('mere')},
    'damSire', ${text('peremere')}, 'owner', ${text('proprietaire')}, 'record', ${text('recordG')},
    'trainer', ${trainer}, 'silksOf', ${silksOf},
    'earnings', ${earnings})`;
}

const RIDER = sql`json_build_object('kind', 'jockey', 'weight', (
  SELECT CASE WHEN count(kilos) > 0 THEN json_build_object(
    'usual', percentile_disc(0.5) WITHIN GROUP (ORDER BY kilos), 'least', min(kilos), 'most', max(kilos)) END
  FROM started WHERE recent AND typec NOT IN ('Attelé', 'Monté')))`;

const TRAINER = sql`json_build_object('kind', 'trainer', 'string', (
  SELECT count(DISTINCT "idChe") FROM started WHERE recent AND "idChe" > 0))`;

/** The identity of each kind, as one JSON object. */
export function identityOf(query: EntityQuery): RawBuilder<unknown> {
  if (query.kind === 'horse') return horseIdentity(query);
  return query.kind === 'jockey' ? RIDER : TRAINER;
}

/** Whether the same person also trains, or also rides. */
export function hasOtherRole({ kind, id }: EntityQuery): RawBuilder<unknown> {
  if (kind === 'horse') return sql`false`;
  const other = ENTITY_COLUMN[kind === 'jockey' ? 'trainer' : 'jockey'];
  return sql`EXISTS (SELECT 1 FROM cachedate AS other WHERE other.${sql.ref(other)} = ${id})`;
}
