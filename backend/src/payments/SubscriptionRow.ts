import type { Generated, Selectable } from 'kysely';
import type { PaymentField } from '../members/MemberStore';
import type { Standing } from './standingOf';

/** The table `subscriptions`: what `standingOf` gave for a member when a payment last changed. Times as PostgreSQL writes them. */
export interface SubscriptionRow {
  readonly uid: string;
  /** Copy of the payment in the member's own record, which Parse keeps. */
  readonly record: PaymentField | null;
  readonly paid_from: string | null;
  readonly paid_until: string | null;
  readonly refused: PaymentField | null;
  readonly active_until: string | null;
  readonly expired_from: string | null;
  /** A payment changed since: set by the database, whoever changed it. */
  readonly is_stale: Generated<boolean>;
}

declare module '../database/Database' {
  interface Database {
    subscriptions: SubscriptionRow;
  }
}

/** A row as the rule gave it. */
export function toStanding(row: Selectable<SubscriptionRow>): Standing {
  return {
    record: row.record,
    paidFrom: timeOf(row.paid_from),
    paidUntil: timeOf(row.paid_until),
    refused: row.refused,
    activeUntil: timeOf(row.active_until),
    expiredFrom: timeOf(row.expired_from),
  };
}

/** What the rule gave, as a row that is up to date. */
export function toSubscriptionRow(uid: string, standing: Standing): Selectable<SubscriptionRow> {
  return {
    uid,
    record: standing.record,
    paid_from: textOf(standing.paidFrom),
    paid_until: textOf(standing.paidUntil),
    refused: standing.refused,
    active_until: textOf(standing.activeUntil),
    expired_from: textOf(standing.expiredFrom),
    is_stale: false,
  };
}

const timeOf = (written: string | null) => (written === null ? null : new Date(written).getTime());

/** What somebody wrote into a record may be a year that the two write differently, and is over or to come anyhow. */
const LAST_TIME = Date.UTC(9999, 11, 31);
const textOf = (time: number | null) =>
  time === null ? null : new Date(Math.min(Math.max(time, 0), LAST_TIME)).toISOString();
