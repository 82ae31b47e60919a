import { CallError } from '@galopin/shared/server';
import { sql } from 'kysely';

/** A time as the API has it, to the second. */
export const utcOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const tooManyAlerts = (what: string, most: number) =>
  new CallError('too-many-alerts', `At most ${most} ${what}.`, { details: { most } });
