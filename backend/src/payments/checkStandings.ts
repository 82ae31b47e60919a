import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentField } from '../members/MemberStore';
import { MEMBER_TABLE } from '../members/memberTable';
import { readPayments } from './readPayments';
import { standingOf, type Standing } from './standingOf';
import { toStanding, toSubscriptionRow } from './SubscriptionRow';
import { pagesOf, writeStandings } from './writeStandings';

/** A member of whom is kept what the rule does not give. */
export interface StandingFault {
  readonly uid: string;
  /** Null where there is no row. */
  readonly found: Standing | null;
  readonly wanted: Standing;
  /** A payment changed since, which is seen whenever the row is read. */
  readonly isMarked: boolean;
}

const NOTHING = standingOf([], null);

/**
 * Holds what is kept of every member to the rule, from all payments and Parse's records.
 * @returns in order of uids
 */
export async function checkStandings(db: Kysely<Database>): Promise<readonly StandingFault[]> {
  const { rows } = await sql<{ uid: string }>`
    SELECT uid FROM payments WHERE uid IS NOT NULL AND captured_at IS NOT NULL
    UNION SELECT uid FROM subscriptions UNION SELECT "uid" FROM ${MEMBER_TABLE} WHERE "payment" IS NOT NULL
    ORDER BY uid`.execute(db);
  const faults: StandingFault[] = [];
  for (const page of pagesOf(rows)) {
    const uids = page.map(({ uid }) => uid);
    // One view of all three tables, while members pay.
    const reading = db.transaction().setIsolationLevel('repeatable read');
    faults.push(...(await reading.execute((transaction) => checkPage(transaction, uids))));
  }
  return faults;
}

/**
 * Sets right what is kept of members before anybody is told it, as after a crash between Parse's table and ours, a
 * restored backup, or another version at work.
 */
export async function repairStandings(db: Kysely<Database>, logger: Pick<Logger, 'warn'>): Promise<void> {
  const faults = await checkStandings(db);
  for (const page of pagesOf(faults)) {
    const records = new Map(page.map(({ uid, wanted }) => [uid, wanted.record]));
    await db.transaction().execute((transaction) => writeStandings(transaction, records));
  }
  const repaired = faults.length;
  if (repaired > 0) logger.warn('Kept subscriptions were not what payments amount to', { repaired });
}

async function checkPage(db: Kysely<Database>, uids: readonly string[]): Promise<readonly StandingFault[]> {
  const payments = await readPayments(db, uids);
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('uid', 'in', [...uids])
    .execute();
  const { rows: members } = await sql<{ readonly uid: string; readonly record: PaymentField | null }>`
    SELECT "uid" AS uid, "payment" AS record FROM ${MEMBER_TABLE} WHERE "uid" IN (${sql.join(uids)})`.execute(
    db,
  );
  const kept = new Map(rows.map((row) => [row.uid, row]));
  const records = new Map(members.map(({ uid, record }) => [uid, record]));
  return uids
    .map((uid) => {
      const row = kept.get(uid);
      const own = payments.filter((payment) => payment.uid === uid);
      return {
        uid,
        found: row === undefined ? null : toStanding(row),
        wanted: toStanding(toSubscriptionRow(uid, standingOf(own, records.get(uid) ?? null))),
        isMarked: row?.is_stale === true,
      };
    })
    .filter(({ found, wanted, isMarked }) => isMarked || !isDeepStrictEqual(found ?? NOTHING, wanted));
}
