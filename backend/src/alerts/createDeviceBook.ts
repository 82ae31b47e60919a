import { createHash, randomUUID } from 'node:crypto';
import { ALERT_DEVICES, type AlertDevice, type NewAlertDevice } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { withMemberLock } from '../database/withMemberLock';
import { tooManyAlerts, utcOf } from './bookSql';

/** Devices of members that alerts are pushed to. */
export interface DeviceBook {
  /** The first added first, each with its address at the push service. */
  devicesOf(uid: string): Promise<readonly (AlertDevice & { readonly endpoint: string })[]>;
  /** Adds a device, or takes one over that another account had. @throws CallError 409 `too-many-alerts` */
  addDevice(uid: string, device: NewAlertDevice): Promise<void>;
  removeDevice(uid: string, id: string): Promise<void>;
  /** Removes all of a member. */
  removeDevices(uid: string): Promise<void>;
}

export function createDeviceBook(db: Kysely<Database>): DeviceBook {
  const devicesIn = async (within: Kysely<Database>, uid: string) => {
    const own = within.selectFrom('alert_devices').where('uid', '=', uid).orderBy('alert_devices.created_at');
    const rows = await own.select(['id', 'name', 'endpoint', utcOf('created_at').as('createdAt')]).execute();
    return rows.map((device) => ({
      ...device,
      fingerprint: createHash('sha256').update(device.endpoint).digest('hex'),
    }));
  };
  return {
    devicesOf: (uid) => devicesIn(db, uid),
    addDevice: (uid, { endpoint, p256dh, auth, name }) =>
      withMemberLock(db, { things: 'devices', uid }, async (transaction) => {
        const others = (await devicesIn(transaction, uid)).filter((device) => device.endpoint !== endpoint);
        if (others.length >= ALERT_DEVICES) throw tooManyAlerts('devices', ALERT_DEVICES);
        const keys = { uid, p256dh, auth, name };
        // Alerts that wait for the device's former owner must not reach the new one.
        const ofAnother = transaction.deleteFrom('alert_devices').where('endpoint', '=', endpoint);
        await ofAnother.where('uid', '<>', uid).execute();
        await transaction
          .insertInto('alert_devices')
          .values({ id: randomUUID(), endpoint, ...keys })
          .onConflict((on) => on.column('endpoint').doUpdateSet(keys))
          .execute();
      }),
    removeDevices: async (uid) => {
      await db.deleteFrom('alert_devices').where('uid', '=', uid).execute();
    },
    removeDevice: async (uid, id) => {
      await db.deleteFrom('alert_devices').where('uid', '=', uid).where('id', '=', id).execute();
    },
  };
}
