import { sql } from 'kysely';

/**
 * Table of Parse's class `Member`, which lies in the same database: joined with payments, sorted and counted there, so
 * that a page costs the same with any number of members. Written through Parse alone.
 */
export const MEMBER_TABLE = sql.raw('"Member"');
