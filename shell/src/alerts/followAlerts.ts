import { recentAlerts, type ApiClient, type Logger } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import type { Notifications } from '../notifications/createNotifications';

export interface FollowAlertsOptions {
  readonly uid: string;
  readonly api: ApiClient;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly document: Pick<Document, 'visibilityState'>;
  readonly logger: Logger;
}

/** Milliseconds until the first look, once the page has come to rest, and between two looks of a page in sight. */
const FIRST_LOOK = 5000;
const LOOK_EVERY = 30_000;

/**
 * Shows a signed-in member the alerts that come while the page is in sight. They are the member's alone, so they do not
 * come by the stream, which all visitors share. Whoever wants none in pages is asked for nothing more until the next
 * document.
 * @returns the way to stop
 */
export function followAlerts({ uid, api, notifications, document, logger }: FollowAlertsOptions): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let last: number | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const look = async (): Promise<boolean> => {
    const query = last === undefined ? {} : { after: last };
    const { alerts, lastId, isOn } = await callApi(api, recentAlerts, { params: { uid }, query, signal });
    last = lastId;
    for (const { title, body, path } of alerts)
      notifications.notify({
        message: `${title}. ${body}`,
        timeout: 15_000,
        meta: { type: 'alert', href: path },
      });
    return isOn;
  };
  const turn = async () => {
    let goesOn = true;
    try {
      if (document.visibilityState === 'visible') goesOn = await look();
    } catch (error) {
      if (!signal.aborted) logger.warn('Alerts could not be looked for', { message: String(error) });
    }
    if (goesOn && !signal.aborted) timer = setTimeout(() => void turn(), LOOK_EVERY);
  };
  timer = setTimeout(() => void turn(), FIRST_LOOK);
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}
