import { loadPushKeys } from '../alerts/loadPushKeys';
import { openAlerts, type AlertParts, type OpenAlertsOptions } from '../alerts/openAlerts';
import { readFavourites } from '../alerts/readFavourites';
import type { BackendSettings } from './env';

/** Alerts of members, told and sent from now on. */
export function startAlerts(
  { alerts, adminEmail, dataDir, siteOrigin }: BackendSettings,
  parts: Omit<OpenAlertsOptions, 'settings' | 'favouritesOf'>,
  closers: (() => Promise<unknown>)[],
): Pick<AlertParts, 'alerting' | 'alerts'> {
  const pushKeys = loadPushKeys(dataDir, alerts);
  const opened = openAlerts({
    ...parts,
    settings: { ...alerts, pushKeys, contact: adminEmail, siteOrigin },
    favouritesOf: (uids) => readFavourites(parts.work, uids),
  });
  const rounds = opened.start();
  closers.push(() => rounds.stop());
  return { alerting: opened.alerting, alerts: opened.alerts };
}
