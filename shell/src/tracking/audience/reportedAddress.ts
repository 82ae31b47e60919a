import { AUDIENCE_LIMITS } from '@galopin/shared/contracts';

/**
 * Query parameters that never leave the browser: those of a link to a new password, which opens an account; what one
 * writes into an address to sign in; and the numbers that advertisers give to a click.
 */
const WITHHELD_NAMES =
  /^(oobcode|apikey|continueurl|token|id_token|access_token|code|email|mail|password|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|mc_eid)$/i;

const mayBeSent = (name: string) => !WITHHELD_NAMES.test(name);

/** Path and query as far as they may be told, short enough to be taken. */
export function reportedUrl(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const pairs = query.split('&').filter((pair) => pair !== '' && mayBeSent(nameOf(pair)));
  const whole = pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
  return whole.length <= AUDIENCE_LIMITS.url ? whole : path.slice(0, AUDIENCE_LIMITS.url);
}

export function reportedQuery(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => mayBeSent(name)));
}

/** Where a visitor came from: page and host, never what was searched for there. Empty for nowhere. */
export function reportedReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  // An application is no page: `android-app://…`.
  if (!/^https?:$/.test(url.protocol)) return '';
  const place = url.origin === origin ? reportedUrl(`${url.pathname}${url.search}`) : url.pathname;
  return `${url.origin}${place}`.slice(0, AUDIENCE_LIMITS.url);
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}
