import { createHash, randomUUID } from 'node:crypto';
import { ALERT_DEVICES, type AlertDevice, type NewAlertDevice } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { tooManyAlerts, utcOf } from './bookSql';

/** Devices of members that alerts are pushed to. */
export interface DeviceBook {
  /** The first added first, each with its address at the push service. */
  devicesOf(uid: string): Promise<readonly (AlertDevice & { readonly endpoint: string })[]>;
  /** Adds a device, or takes one over that another account had. @throws CallError 409 `too-many-alerts` */
  addDevice(uid: string, device: NewAlertDevice): Promise<void>;
  removeDevice(uid: string, id: string): Promise<void>;
}

export function createDeviceBook(db: Kysely<Database>): DeviceBook {
  const devicesOf: DeviceBook['devicesOf'] = async (uid) => {
    const own = db.selectFrom('alert_devices').where('uid', '=', uid).orderBy('alert_devices.created_at');
    const rows = await own.select(['id', 'name', 'endpoint', utcOf('created_at').as('createdAt')]).execute();
    return rows.map((device) => ({
      ...device,
      fingerprint: createHash('sha256').update(device.endpoint).digest('hex'),
    }));
  };
  return {
    devicesOf,
    addDevice: async (uid, { endpoint, p256dh, auth, name }) => {
      const others = (await devicesOf(uid)).filter((device) => device.endpoint !== endpoint);
      if (others.length >= ALERT_DEVICES) throw tooManyAlerts('devices', ALERT_DEVICES);
      const keys = { uid, p256dh, auth, name };
      // What waits for whoever had this device before is not for whoever has it now.
      const ofAnother = db.deleteFrom('alert_devices').where('endpoint', '=', endpoint);
      await ofAnother.where('uid', '<>', uid).execute();
      await db
        .insertInto('alert_devices')
        .values({ id: randomUUID(), endpoint, ...keys })
        .onConflict((on) => on.column('endpoint').doUpdateSet(keys))
        .execute();
    },
    removeDevice: async (uid, id) => {
      await db.deleteFrom('alert_devices').where('uid', '=', uid).where('id', '=', id).execute();
    },
  };
}
