import {
  alertChoice,
  alertDevice,
  alertDeviceRemoval,
  alertPriceRemoval,
  ownAlerts,
  type AlertChoice,
  type AlertState,
  type NewAlertDevice,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

type Shell = Pick<ShellApi, 'api'>;

/** Calls about a member's alerts; each answers with all of them as they are kept now. */
export interface AlertCalls {
  read(signal: AbortSignal): Promise<AlertState>;
  choose(choice: AlertChoice, wanted: boolean): Promise<AlertState>;
  addDevice(device: NewAlertDevice): Promise<AlertState>;
  removeDevice(id: string): Promise<AlertState>;
  removePrice(id: number): Promise<AlertState>;
}

/** Each rejects with an AppError of the API client, or `malformed`. */
export const alertCalls = ({ api }: Shell, uid: string): AlertCalls => ({
  read: (signal) => callApi(api, ownAlerts, { params: { uid }, signal }),
  choose: (choice, wanted) => callApi(api, alertChoice, { params: { uid }, body: { ...choice, wanted } }),
  addDevice: (body) => callApi(api, alertDevice, { params: { uid }, body }),
  removeDevice: (id) => callApi(api, alertDeviceRemoval, { params: { uid, id } }),
  removePrice: (id) => callApi(api, alertPriceRemoval, { params: { uid, id } }),
});
