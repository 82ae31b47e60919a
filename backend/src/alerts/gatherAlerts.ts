import { NO_FAVOURITES, type AlertChannel, type AlertKind, type Favourites } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { alertsOf, priceAlert, type Alert } from './alertsOf';
import { instant, metPrices } from './priceSql';
import { readRunners } from './readRunners';
import { runnersByFollower } from './runnersByFollower';

/** What some members follow, by uid. */
export type FavouritesOf = (uids: readonly string[]) => Promise<ReadonlyMap<string, Favourites>>;

export interface GatherOptions {
  readonly db: Kysely<Database>;
  readonly favouritesOf: FavouritesOf;
  /** What this process has told lately, so that it is not written down again and again. */
  readonly seen: { has(key: string): boolean; set(key: string, seen: true): unknown };
}

interface ForMember {
  readonly uid: string;
  readonly channels: readonly AlertChannel[];
  readonly alert: Alert;
}

/**
 * Looks what there is to tell and puts what nobody was told yet into the outbox. Several processes may do so at once:
 * who writes down first that a member is told, tells.
 * @param now epoch milliseconds
 */
export async function gatherAlerts({ db, favouritesOf, seen }: GatherOptions, now: number): Promise<void> {
  const choices = await db.selectFrom('alert_choices').selectAll().execute();
  if (choices.length === 0) return;
  const channels = new Map<string, AlertChannel[]>();
  for (const { uid, kind, channel } of choices) {
    const key = `${kind} ${uid}`;
    channels.set(key, [...(channels.get(key) ?? []), channel]);
  }
  const tellOnce = async (toTell: ForMember) => {
    const key = [toTell.uid, ...toTell.channels, ...toTell.alert.keys].join(' ');
    if (toTell.channels.length === 0 || seen.has(key)) return;
    await tell(db, toTell);
    seen.set(key, true);
  };
  const wantedBy = (uid: string, kind: AlertKind) => channels.get(`${kind} ${uid}`) ?? [];
  const uids = [...new Set(choices.filter(({ kind }) => kind !== 'odds').map(({ uid }) => uid))];
  const favourites = await favouritesOf(uids);
  const runners = await readRunners(db, together([...favourites.values()]), now);
  const told = await declarationsTold(db);
  for (const [uid, own] of runnersByFollower(runners, favourites)) {
    const known = (key: string) =>
      wantedBy(uid, 'declared').every((channel) => told.has(`${uid} ${channel} ${key}`));
    const alerts = alertsOf(own, favourites.get(uid) ?? NO_FAVOURITES, { now, known });
    for (const alert of alerts) await tellOnce({ uid, channels: wantedBy(uid, alert.kind), alert });
  }
  for (const price of await metPrices(db, now)) {
    const wanted = wantedBy(price.uid, 'odds');
    await tellOnce({ uid: price.uid, channels: wanted, alert: priceAlert(price) });
    if (wanted.length > 0) await db.deleteFrom('alert_prices').where('id', '=', price.id).execute();
  }
}

const together = (all: readonly Favourites[]): Favourites => ({
  horses: [...new Set(all.flatMap(({ horses }) => horses))],
  jockeys: [...new Set(all.flatMap(({ jockeys }) => jockeys))],
  trainers: [...new Set(all.flatMap(({ trainers }) => trainers))],
});

async function declarationsTold(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = db.selectFrom('alert_told').where('key', 'like', 'declared:%');
  const told = await rows.select(['uid', 'channel', 'key']).execute();
  return new Set(told.map(({ uid, channel, key }) => `${uid} ${channel} ${key}`));
}

/** Writes down that a member is told, and what goes out, in one statement: neither is there without the other. */
async function tell(db: Kysely<Database>, { uid, channels, alert }: ForMember): Promise<void> {
  const { kind, keys, message, expiresAt } = alert;
  await sql`
    WITH fresh AS (
      INSERT INTO alert_told (uid, channel, key)
      SELECT ${uid}, channel, key FROM unnest(${channels}::text[]) AS channel, unnest(${keys}::text[]) AS key
      ON CONFLICT DO NOTHING RETURNING channel)
    INSERT INTO alert_outbox (uid, channel, device, kind, message, expires_at, state)
    SELECT ${uid}, told.channel, device.id, ${kind}, ${JSON.stringify(message)}::jsonb, ${instant(expiresAt)},
      CASE WHEN told.channel = 'page' THEN 'sent' ELSE 'waiting' END
    FROM (SELECT DISTINCT channel FROM fresh) AS told
      LEFT JOIN alert_devices AS device ON told.channel = 'push' AND device.uid = ${uid}
    WHERE told.channel <> 'push' OR device.id IS NOT NULL`.execute(db);
}
