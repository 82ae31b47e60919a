import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentField } from '../members/MemberStore';
import { readPayments } from './readPayments';
import { standingOf, type Standing } from './standingOf';
import { toSubscriptionRow } from './SubscriptionRow';

/** Members at once. */
const PAGE = 500;

/** Members by uid, with the payment in their own record; undefined: what is known of it stays. */
export type Records = ReadonlyMap<string, PaymentField | null | undefined>;

/**
 * Keeps what the rule gives for members, one page at most, from all their payments as they are now. Two at once for
 * one member wait for one another, and the second reads what the first has left. Of whom there is nothing to say, no
 * row is kept.
 * @returns what the rule gave, by uid
 */
export async function writeStandings(
  transaction: Transaction<Database>,
  records: Records,
): Promise<ReadonlyMap<string, Standing>> {
  const uids = [...records.keys()].sort();
  const locked = await transaction
    .insertInto('subscriptions')
    .values(uids.map((uid) => ({ uid })))
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ is_stale: true }))
    .returning(['uid', 'record'])
    .execute();
  const payments = await readPayments(transaction, uids);
  const standings = new Map<string, Standing>();
  for (const { uid, record } of locked) {
    const own = payments.filter((payment) => payment.uid === uid);
    const given = records.get(uid);
    standings.set(uid, standingOf(own, given === undefined ? record : given));
  }
  await updateRows(transaction, standings);
  return standings;
}

/** Writes what payments have outrun that another version or a person changed, before all rows are read at once. */
export async function writeStale(db: Kysely<Database>): Promise<void> {
  const stale = await db.selectFrom('subscriptions').select('uid').where('is_stale', '=', true).execute();
  for (const page of pagesOf(stale)) {
    const records = new Map(page.map(({ uid }) => [uid, undefined]));
    await db.transaction().execute((transaction) => writeStandings(transaction, records));
  }
}

/** As many at once as one statement may name. */
export function pagesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const firsts = Array.from({ length: Math.ceil(items.length / PAGE) }, (_, index) => index * PAGE);
  return firsts.map((first) => items.slice(first, first + PAGE));
}

async function updateRows(
  transaction: Transaction<Database>,
  standings: ReadonlyMap<string, Standing>,
): Promise<void> {
  const columns = ['record', 'paid_from', 'paid_until', 'refused', 'active_until', 'expired_from'] as const;
  await transaction
    .insertInto('subscriptions')
    .values([...standings].map(([uid, standing]) => toSubscriptionRow(uid, standing)))
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet(({ ref }) => ({
        is_stale: ref('excluded.is_stale'),
        ...Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
      })),
    )
    .execute();
  const empty = transaction.deleteFrom('subscriptions').where('uid', 'in', [...standings.keys()]);
  await empty.where('record', 'is', null).where('expired_from', 'is', null).execute();
}
