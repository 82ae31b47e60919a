import { MEMBER_STATES, type AdminMembers, type MemberState } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { PaymentStore } from '../../payments/createPaymentStore';
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

type PersonRow = Omit<StoredMember, 'createdAt'> & { readonly created_at: string };

/** @param store for the payments of those who are shown */
export function createMemberDirectory(
  db: Kysely<Database>,
  store: Pick<PaymentStore, 'ofMembers'>,
): MemberDirectory {
  return {
    list: async ({ state, limit, offset, ...query }) => {
      const counts = await countStates(db, query);
      const { rows } = await sql<PersonRow>`${withPeople(query)}
        SELECT uid, email, created_at, payment FROM person WHERE ${isInState(state)}
        ORDER BY created_at DESC, uid LIMIT ${limit} OFFSET ${offset}`.execute(db);
      const payments = await store.ofMembers(rows.map(({ uid }) => uid));
      const total = MEMBER_STATES.filter((each) => state === undefined || each === state).reduce(
        (sum, each) => sum + counts[each],
        0,
      );
      const members = rows.map(({ created_at, ...person }) =>
        describeMember(
          { ...person, createdAt: new Date(created_at).getTime() },
          payments.filter(({ uid }) => uid === person.uid),
          query.now,
        ),
      );
      return { members, total, counts };
    },
  };
}

async function countStates(db: Kysely<Database>, query: MemberQuery): Promise<AdminMembers['counts']> {
  const { rows } = await sql<{ state: MemberState; count: number }>`${withPeople(query)}
    SELECT state, count(*)::integer AS count FROM person GROUP BY state`.execute(db);
  const none = Object.fromEntries(MEMBER_STATES.map((state) => [state, 0])) as Record<MemberState, number>;
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}
