import { MEMBER_STATES, type AdminMembers, type MemberState } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentStore } from '../payments/createPaymentStore';
import { describeMember, type StoredMember } from './describeMember';
import { isInState, withPeople, type MemberQuery } from './memberSql';

/** Members as the administrator reads them; changes nothing. */
export interface MemberDirectory {
  list(wanted: DirectoryPage): Promise<AdminMembers>;
}

export interface DirectoryPage extends MemberQuery {
  /** Absent: all. */
  readonly state?: MemberState | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly counts: Readonly<Partial<Record<MemberState, number>>> | null;
  readonly people: readonly (Omit<StoredMember, 'createdAt'> & { readonly created_at: string })[] | null;
}

/** @param store for the payments of those who are shown */
export function createMemberDirectory(
  db: Kysely<Database>,
  store: Pick<PaymentStore, 'ofMembers'>,
): MemberDirectory {
  return {
    list: async ({ state, ...page }) => {
      const found = await findPage(db, { state, ...page });
      const people = found.people ?? [];
      const counts = { active: 0, expired: 0, failed: 0, none: 0, ...found.counts };
      const payments = await store.ofMembers(people.map(({ uid }) => uid));
      const members = people.map(({ created_at, ...person }) =>
        describeMember(
          { ...person, createdAt: new Date(created_at).getTime() },
          payments.filter(({ uid }) => uid === person.uid),
          page.now,
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
  { state, limit, offset, ...query }: DirectoryPage,
): Promise<Found> {
  const { rows } = await sql<Found>`${withPeople(query)}
    SELECT (SELECT json_object_agg(state, members) FROM (
        SELECT state, count(*)::integer AS members FROM person GROUP BY state) AS counted) AS counts,
      (SELECT json_agg(shown) FROM (
        SELECT uid, email, created_at, payment FROM person WHERE ${isInState(state)}
        ORDER BY created_at DESC, uid LIMIT ${limit} OFFSET ${offset}) AS shown) AS people`.execute(db);
  return rows[0] ?? { counts: null, people: null };
}
