import type { ColumnType } from 'kysely';

/** A column `jsonb`. It is written as text, so that an array is not taken for one of PostgreSQL's. */
export type Json<Value> = ColumnType<Value, string, string>;
