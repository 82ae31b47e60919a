import type {
  AlertChoice,
  AlertDevice,
  AlertExport,
  AlertPrice,
  RecentAlerts,
} from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { utcOf } from './bookSql';
import { createDeviceBook, type DeviceBook } from './createDeviceBook';
import { createPriceBook, type PriceBook } from './createPriceBook';

/** What members have chosen about alerts. */
export interface AlertBook extends DeviceBook, PriceBook {
  read(uid: string): Promise<{
    readonly choices: readonly AlertChoice[];
    readonly devices: readonly AlertDevice[];
    readonly prices: readonly AlertPrice[];
  }>;
  choose(uid: string, choice: AlertChoice, wanted: boolean): Promise<void>;
  noteAddress(uid: string, email: string): Promise<void>;
  /** Alerts for open pages after one; none without it. */
  recent(uid: string, after: number | undefined): Promise<RecentAlerts>;
  export(uid: string): Promise<AlertExport>;
  /** Takes away all that is kept of a member. */
  forget(uid: string): Promise<void>;
}

/** @param now epoch milliseconds */
export function createAlertBook(db: Kysely<Database>, now: () => number): AlertBook {
  const books = { ...createDeviceBook(db), ...createPriceBook(db, now) };
  return {
    ...books,
    read: async (uid) => ({
      choices: await choicesOf(db, uid),
      devices: (await books.devicesOf(uid)).map(({ endpoint: _hidden, ...device }) => device),
      prices: await books.pricesOf(uid),
    }),
    choose: async (uid, choice, wanted) => {
      if (!wanted) return endChoice(db, uid, choice);
      const choices = db.insertInto('alert_choices').values({ uid, ...pick(choice) });
      await choices.onConflict((on) => on.doNothing()).execute();
    },
    noteAddress: async (uid, email) => {
      const address = db.insertInto('alert_addresses').values({ uid, email });
      await address.onConflict((on) => on.column('uid').doUpdateSet({ email })).execute();
    },
    recent: async (uid, after) => {
      const choices = await choicesOf(db, uid);
      const isOn = choices.some(({ channel }) => channel === 'page');
      return { ...(await readRecent(db, uid, after)), isOn };
    },
    export: async (uid) => ({
      choices: await choicesOf(db, uid),
      devices: (await books.devicesOf(uid)).map(({ name, createdAt, endpoint }) => ({
        name,
        createdAt,
        endpoint,
      })),
      prices: await db
        .selectFrom('alert_prices')
        .where('uid', '=', uid)
        .select(['jour', 'meeting', 'race_number as raceNumber', 'number', 'odds'])
        .execute(),
      address: await addressOf(db, uid),
      told: await db
        .selectFrom('alert_outbox')
        .where('uid', '=', uid)
        .orderBy('id')
        .select([utcOf('created_at').as('at'), 'channel', sql<string>`message->>'title'`.as('title')])
        .execute(),
    }),
    forget: async (uid) => {
      for (const table of TABLES) await db.deleteFrom(table).where('uid', '=', uid).execute();
    },
  };
}

const TABLES = [
  'alert_choices',
  'alert_addresses',
  'alert_outbox',
  'alert_devices',
  'alert_prices',
  'alert_told',
] as const;

/** Most alerts that a page is told at once. */
const RECENT = 20;

const pick = ({ kind, channel }: AlertChoice): AlertChoice => ({ kind, channel });

const choicesOf = (db: Kysely<Database>, uid: string) =>
  db.selectFrom('alert_choices').where('uid', '=', uid).select(['kind', 'channel']).execute();

async function addressOf(db: Kysely<Database>, uid: string): Promise<string | null> {
  const address = db.selectFrom('alert_addresses').where('uid', '=', uid).select('email');
  return (await address.executeTakeFirst())?.email ?? null;
}

/** What waits to be sent does not come any more either. */
async function endChoice(db: Kysely<Database>, uid: string, { kind, channel }: AlertChoice): Promise<void> {
  const choice = db.deleteFrom('alert_choices').where('uid', '=', uid);
  await choice.where('kind', '=', kind).where('channel', '=', channel).execute();
  const waiting = db.updateTable('alert_outbox').set({ state: 'dropped' }).where('state', '=', 'waiting');
  await waiting.where('uid', '=', uid).where('kind', '=', kind).where('channel', '=', channel).execute();
}

async function readRecent(
  db: Kysely<Database>,
  uid: string,
  after: number | undefined,
): Promise<Omit<RecentAlerts, 'isOn'>> {
  const own = db.selectFrom('alert_outbox').where('uid', '=', uid).where('channel', '=', 'page');
  if (after === undefined) {
    const last = await own.select(({ fn }) => fn.max('id').as('id')).executeTakeFirst();
    return { alerts: [], lastId: Number(last?.id ?? 0) };
  }
  const rows = await own
    .where('id', '>', after)
    .where(sql<boolean>`expires_at > now()`)
    .orderBy('id')
    .limit(RECENT)
    .select(['id', 'kind', 'message', utcOf('created_at').as('at')])
    .execute();
  const alerts = rows.map(({ id, kind, message: { title, body, path }, at }) => ({
    id,
    kind,
    title,
    body,
    path,
    at,
  }));
  return { alerts, lastId: alerts.at(-1)?.id ?? after };
}
