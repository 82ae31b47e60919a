import { sql, type RawBuilder } from 'kysely';
import { ENTITY_COLUMN, type EntityQuery } from './outcomeSql';

/** Days up to the newest row in which a person's source is asked for its own counts of the year before. */
export const TOLD_DAYS = 14;

/** SQL of the newest row's day, not after today; null when nothing is stored. */
export const lastDayOf = ({
  kind,
  id,
  today,
}: EntityQuery): RawBuilder<string | null> => sql`least(${today}::date, (
  SELECT max(own."jour") FROM cachedate AS own WHERE own.${sql.ref(ENTITY_COLUMN[kind])} = ${id}))`;
