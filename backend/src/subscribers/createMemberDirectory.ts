import { MEMBER_STATES, type AdminMembers, type MemberState } from '@galopin/shared/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';
import { MEMBER_TABLE } from '../members/memberTable';
import { readPayments } from '../payments/readPayments';
import { writeStale } from '../payments/writeStandings';
import { describeMember, type StoredMember } from './describeMember';

/** Members as the administrator reads them; changes nothing. */
export interface MemberDirectory {
  list(wanted: DirectoryPage): Promise<AdminMembers>;
}

export interface DirectoryPage {
  /** Beginning of an address or uid; empty finds everybody. */
  readonly search: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Absent: all. */
  readonly state?: MemberState | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly counts: Readonly<Partial<Record<MemberState, number>>> | null;
  readonly people: readonly StoredMember[] | null;
}

export function createMemberDirectory(db: Kysely<Database>): MemberDirectory {
  return {
    list: async ({ state, ...page }) => {
      await writeStale(db);
      const found = await findPage(db, { state, ...page });
      const people = found.people ?? [];
      const counts = { active: 0, expired: 0, failed: 0, none: 0, ...found.counts };
      const uids = people.map(({ uid }) => uid);
      const payments = await readPayments(db, uids);
      const members = people.map((person) =>
        describeMember(
          person,
          payments.filter(({ uid }) => uid === person.uid),
        ),
      );
      const states: readonly MemberState[] = state === undefined ? MEMBER_STATES : [state];
      return { members, total: states.reduce<number>((sum, each) => sum + counts[each], 0), counts };
    },
  };
}

/** The states of all are found once, for the counts and for the page. */
async function findPage(
  db: Kysely<Database>,
  { state, limit, offset, search, now }: DirectoryPage,
): Promise<Found> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const isWanted = state === undefined ? sql`true` : sql`state = ${state}`;
  const { rows } = await sql<Found>`WITH person AS MATERIALIZED (
      SELECT member."uid" AS uid, member."email" AS email, member."createdAt" AS created_at, record, paid_until, CASE
        WHEN active_until > ${at} THEN 'active'
        WHEN expired_from > ${at} THEN 'failed'
        WHEN expired_from IS NOT NULL THEN 'expired'
        ELSE 'none' END AS state
      FROM ${MEMBER_TABLE} AS member LEFT JOIN subscriptions ON subscriptions.uid = member."uid"
      WHERE ${startsWith(search)}
    )
    SELECT (SELECT json_object_agg(state, members) FROM (
        SELECT state, count(*)::integer AS members FROM person GROUP BY state) AS counted) AS counts,
      (SELECT json_agg(shown) FROM (
        SELECT * FROM person WHERE ${isWanted}
        ORDER BY created_at DESC, uid LIMIT ${limit} OFFSET ${offset}) AS shown) AS people`.execute(db);
  return rows[0] ?? { counts: null, people: null };
}

function startsWith(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`;
  const beginning = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(lower(member."email") LIKE ${beginning} OR lower(member."uid") LIKE ${beginning})`;
}
