import type { AlertChannel, AlertKind, PriceDirection } from '@galopin/shared/contracts';
import { sql, type ColumnType, type Generated, type Kysely } from 'kysely';
import type { AlertMessage } from './AlertMessage';

/** A kind of alert that a member wants by a channel. */
interface ChoiceRow {
  readonly uid: string;
  readonly kind: AlertKind;
  readonly channel: AlertChannel;
}

/** The address that a member's token last said to be verified. */
interface AddressRow {
  readonly uid: string;
  readonly email: string;
}

/** A device that alerts are pushed to, as its browser subscribed. */
interface DeviceRow {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly endpoint: string;
  /** Keys of the device, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly created_at: Generated<string>;
}

/** A price that a member waits for; gone once it is told. */
interface PriceRow {
  readonly id: Generated<number>;
  readonly uid: string;
  readonly jour: string;
  readonly meeting: number;
  readonly race_number: number;
  readonly number: number;
  readonly horse: string;
  readonly direction: PriceDirection;
  readonly odds: number;
}

/** That an event was told to a member by a channel. */
interface ToldRow {
  readonly uid: string;
  readonly channel: AlertChannel;
  readonly key: string;
  readonly at: Generated<string>;
}

/** A message to one device, one mailbox or the open pages. */
interface OutboxRow {
  readonly id: Generated<number>;
  readonly uid: string;
  readonly channel: AlertChannel;
  /** Of a message that is pushed. */
  readonly device: string | null;
  readonly kind: AlertKind;
  readonly message: ColumnType<AlertMessage, string, never>;
  /** From when on it is of no use; as PostgreSQL writes a time, like the others. */
  readonly expires_at: string;
  readonly next_try_at: Generated<string>;
  readonly attempts: Generated<number>;
  readonly state: Generated<'waiting' | 'sent' | 'failed' | 'dropped'>;
  readonly created_at: Generated<string>;
}

declare module '../database/Database' {
  interface Database {
    alert_addresses: AddressRow;
    alert_choices: ChoiceRow;
    alert_devices: DeviceRow;
    alert_outbox: OutboxRow;
    alert_prices: PriceRow;
    alert_told: ToldRow;
  }
}

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS alert_choices (
    uid text NOT NULL, kind text NOT NULL, channel text NOT NULL, PRIMARY KEY (uid, kind, channel))`,
  'CREATE TABLE IF NOT EXISTS alert_addresses (uid text PRIMARY KEY, email text NOT NULL)',
  `CREATE TABLE IF NOT EXISTS alert_devices (
    id uuid PRIMARY KEY, uid text NOT NULL, name text NOT NULL, endpoint text NOT NULL UNIQUE, p256dh text NOT NULL,
    auth text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
  'CREATE INDEX IF NOT EXISTS alert_devices_uid ON alert_devices (uid)',
  `CREATE TABLE IF NOT EXISTS alert_prices (
    id bigserial PRIMARY KEY, uid text NOT NULL, jour date NOT NULL, meeting integer NOT NULL,
    race_number integer NOT NULL, number integer NOT NULL, horse text NOT NULL, direction text NOT NULL,
    odds double precision NOT NULL, UNIQUE (uid, jour, meeting, race_number, number, direction, odds))`,
  `CREATE TABLE IF NOT EXISTS alert_told (
    uid text NOT NULL, channel text NOT NULL, key text NOT NULL, at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (uid, channel, key))`,
  'CREATE INDEX IF NOT EXISTS alert_told_at ON alert_told (at)',
  // A device that goes takes along what was still to be pushed to it.
  `CREATE TABLE IF NOT EXISTS alert_outbox (
    id bigserial PRIMARY KEY, uid text NOT NULL, channel text NOT NULL,
    device uuid REFERENCES alert_devices (id) ON DELETE CASCADE, kind text NOT NULL, message jsonb NOT NULL,
    expires_at timestamptz NOT NULL, next_try_at timestamptz NOT NULL DEFAULT now(), attempts integer NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'waiting', created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE INDEX IF NOT EXISTS alert_outbox_due ON alert_outbox (next_try_at) WHERE state = 'waiting'`,
  'CREATE INDEX IF NOT EXISTS alert_outbox_uid ON alert_outbox (uid, id)',
];

/** What members want to be told of, how, and what was told. */
export async function createAlertTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
