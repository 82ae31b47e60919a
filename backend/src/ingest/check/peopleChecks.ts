import { sql, type RawBuilder } from 'kysely';
import { inPeriod, type Period, type QualityCheck } from './QualityCheck';

const LAST_SOURCE = sql.raw('(array_agg(source ORDER BY jour DESC))[1]');

/** Riders and trainers of a period, a row for each name, id and role; the demo's ids are a world of their own. */
function people(period: Period): RawBuilder<unknown> {
  const ofRole = (role: string, name: string, id: string) => sql`
    SELECT ${role}::text AS role, min(${sql.ref(name)}) AS name, ${sql.ref(id)} AS person, max("jour") AS jour,
      ${LAST_SOURCE} AS source, (source = 'demo') AS is_demo, count(*) AS runs,
      lower(regexp_replace(${sql.ref(name)}, '[^[:alnum:]]', '', 'g')) AS name_key
    FROM cachedate AS runner
    WHERE ${inPeriod('runner', period)} AND ${sql.ref(id)} > 0 AND ${sql.ref(name)} <> ''
    GROUP BY is_demo, person, name_key`;
  return sql`(${ofRole('rider', 'jockey', 'idJockey')} UNION ALL ${ofRole('trainer', 'entraineur', 'idEntraineur')})`;
}

const twoIds: QualityCheck = {
  code: 'person-with-two-ids',
  title: 'People with two ids',
  find: (period) => sql`
    SELECT ${LAST_SOURCE} AS source, max(jour) AS jour, NULL::bigint AS race, role || ' ' || min(name) AS subject,
      'ids ' || string_agg(person || ' (' || runs || ')', ', ' ORDER BY runs DESC, person) AS detail
    FROM ${people(period)} AS named GROUP BY is_demo, role, name_key HAVING count(*) > 1`,
};

const twoNames: QualityCheck = {
  code: 'id-with-two-names',
  title: 'Ids of people with two names',
  find: (period) => sql`
    SELECT ${LAST_SOURCE} AS source, max(jour) AS jour, NULL::bigint AS race, 'person ' || person AS subject,
      string_agg(role || ' ' || name || ' (' || runs || ')', ', ' ORDER BY runs DESC, name) AS detail
    FROM ${people(period)} AS named GROUP BY is_demo, person HAVING count(DISTINCT name_key) > 1`,
};

/** A horse is its name and parents: two horses of one name are usual. */
const horseTwoIds: QualityCheck = {
  code: 'horse-with-two-ids',
  title: 'Horses with two ids',
  find: (period) => sql`
    SELECT ${LAST_SOURCE} AS source, max("jour") AS jour, NULL::bigint AS race, "cheval" AS subject,
      'by ' || "pere" || ' out of ' || "mere" || ': ids ' || string_agg(DISTINCT "idChe"::text, ', ') AS detail
    FROM cachedate AS runner
    WHERE ${inPeriod('runner', period)} AND "idChe" > 0 AND "pere" <> '' AND "mere" <> ''
    GROUP BY (source = 'demo'), "cheval", "pere", "mere" HAVING count(DISTINCT "idChe") > 1`,
};

const horseTwoNames: QualityCheck = {
  code: 'id-with-two-horses',
  title: 'Ids of horses with two names',
  find: (period) => sql`
    SELECT ${LAST_SOURCE} AS source, max("jour") AS jour, NULL::bigint AS race, 'horse ' || "idChe" AS subject,
      string_agg(DISTINCT "cheval", ', ') AS detail
    FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND "idChe" > 0 AND "cheval" <> ''
    GROUP BY (source = 'demo'), "idChe"
    HAVING count(DISTINCT lower(regexp_replace("cheval", '[^[:alnum:]]', '', 'g'))) > 1`,
};

/** Who is who. */
export const PEOPLE_CHECKS: readonly QualityCheck[] = [twoIds, twoNames, horseTwoIds, horseTwoNames];
