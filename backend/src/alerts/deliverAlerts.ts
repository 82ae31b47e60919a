import type { AlertChannel, AlertKind, Logger } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { AlertMessage } from './AlertMessage';

/** A message that is to be sent now. */
export interface OutgoingAlert {
  readonly id: number;
  readonly uid: string;
  readonly channel: AlertChannel;
  readonly kind: AlertKind;
  readonly message: AlertMessage;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** With this one. */
  readonly attempts: number;
  readonly device: {
    readonly id: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  } | null;
  readonly email: string | null;
}

/** What came of sending: `gone` for a device that is no more, `refused` for what will never be taken. */
export type Sending =
  | { readonly result: 'sent' | 'gone' | 'refused' }
  | { readonly result: 'later'; readonly reason: string; readonly afterMs?: number };

export type SendAlert = (alert: OutgoingAlert) => Promise<Sending>;

export interface DeliverOptions {
  readonly db: Kysely<Database>;
  /** By channel; where there is none, what waits is dropped. */
  readonly senders: Readonly<Partial<Record<AlertChannel, SendAlert>>>;
  readonly logger: Logger;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const AT_ONCE = 20;
/** A process that ends while it sends leaves the message to the others after this. */
const LEASE_MS = 120_000;
const MOST_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 600_000;
/** Most messages to a member by a channel in 24 hours. */
export const MOST_A_DAY: Readonly<Record<AlertChannel, number>> = { page: 500, push: 200, mail: 30 };

/**
 * Sends what is due, once whatever the number of processes, and notes what came of it.
 * @param now epoch milliseconds
 * @returns how many messages were due
 */
export async function deliverAlerts(options: DeliverOptions, now: number): Promise<number> {
  const due = await claim(options.db, now);
  await Promise.all(due.map((alert) => deliver(options, alert, now)));
  return due.length;
}

async function claim(db: Kysely<Database>, now: number): Promise<readonly OutgoingAlert[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const lease = sql`${new Date(now + LEASE_MS).toISOString()}::timestamptz`;
  const { rows } = await sql<OutgoingAlert>`
    WITH mine AS (
      UPDATE alert_outbox SET attempts = attempts + 1, next_try_at = ${lease} WHERE id IN (
        SELECT id FROM alert_outbox WHERE state = 'waiting' AND next_try_at <= ${at}
        ORDER BY next_try_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING *)
    SELECT mine.id, mine.uid, mine.channel, mine.kind, mine.message, mine.attempts,
      (extract(epoch FROM mine.expires_at) * 1000)::float8 AS "expiresAt",
      CASE WHEN device.id IS NOT NULL THEN json_build_object(
        'id', device.id, 'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth) END AS device,
      address.email
    FROM mine LEFT JOIN alert_devices AS device ON device.id = mine.device
      LEFT JOIN alert_addresses AS address ON address.uid = mine.uid
    ORDER BY mine.id`.execute(db);
  return rows;
}

async function deliver(
  { db, senders, logger, random = Math.random }: DeliverOptions,
  alert: OutgoingAlert,
  now: number,
) {
  const { id, channel, attempts, expiresAt } = alert;
  const end = (state: 'sent' | 'failed' | 'dropped') =>
    db
      .updateTable('alert_outbox')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  const send = senders[channel];
  if (send === undefined || expiresAt <= now || (await sentLately(db, alert, now)) >= MOST_A_DAY[channel]) {
    return end('dropped');
  }
  const sending = await send(alert).catch((error: unknown): Sending => ({
    result: 'later',
    reason: String(error),
  }));
  if (sending.result === 'sent') return end('sent');
  if (sending.result === 'gone')
    return db
      .deleteFrom('alert_devices')
      .where('id', '=', alert.device?.id ?? '')
      .execute();
  if (sending.result !== 'later' || attempts >= MOST_ATTEMPTS) {
    logger.warn('An alert could not be sent', { channel, attempts, result: sending.result });
    return end('failed');
  }
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)) * (0.75 + random() / 2);
  const next = now + Math.max(pause, Math.min(sending.afterMs ?? 0, LONGEST_PAUSE_MS));
  logger.info('An alert waits', { channel, attempts, reason: sending.reason });
  // It would come too late.
  if (next >= expiresAt) return end('dropped');
  const again = db.updateTable('alert_outbox').set({ next_try_at: new Date(next).toISOString() });
  return again.where('id', '=', id).execute();
}

async function sentLately(
  db: Kysely<Database>,
  { uid, channel }: OutgoingAlert,
  now: number,
): Promise<number> {
  const since = new Date(now - 24 * 3_600_000).toISOString();
  const sent = db.selectFrom('alert_outbox').where('uid', '=', uid).where('channel', '=', channel);
  const row = await sent
    .where('state', '=', 'sent')
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Days that is kept what was sent, and what was told. */
const KEEP_OUTBOX_DAYS = 2;
const KEEP_TOLD_DAYS = 8;

/** Removes what is too old, and prices of races of past days. @param now epoch milliseconds */
export async function pruneAlerts(db: Kysely<Database>, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * 24 * 3_600_000).toISOString();
  await db.deleteFrom('alert_outbox').where('created_at', '<', before(KEEP_OUTBOX_DAYS)).execute();
  await db.deleteFrom('alert_told').where('at', '<', before(KEEP_TOLD_DAYS)).execute();
  await db.deleteFrom('alert_prices').where('jour', '<', before(KEEP_OUTBOX_DAYS).slice(0, 10)).execute();
}
