import { ALERT_CHANNELS, ALERT_KINDS } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { createSignedLinks, type SignedLinks } from '../downloads/createSignedLinks';

const StopOrder = v.object({
  uid: v.string(),
  kind: v.picklist(ALERT_KINDS),
  channel: v.picklist(ALERT_CHANNELS),
});

/** What a link ends: one kind of alert by one channel, of one member. It opens nothing else. */
export type StopOrder = v.InferOutput<typeof StopOrder>;
export type StopLinks = SignedLinks<StopOrder>;

/** Half a year: a mail may be read late, and no link has to work for ever. */
const LIFETIME_MS = 183 * 24 * 3_600_000;

/** Page that ends an alert, below the site's origin. */
export const STOP_PATH = '/apin/alerts/stop';

/**
 * @param secret known to every process of this site and to nobody else
 * @param now epoch milliseconds
 */
export const createStopLinks = (secret: string, now: () => number): StopLinks =>
  createSignedLinks({ secret, audience: 'alert-stop', schema: StopOrder, now, lifetime: LIFETIME_MS });
