import { AUDIENCE_LIMITS } from '@galopin/shared/contracts';
import { invalidParameter } from '../http/errors';

/** Where a page is, without what could be a secret or a person. */
export interface ReportedPage {
  readonly path: string;
  /** Null when nothing is left of it. */
  readonly query: string | null;
}

const PATH_WANTED = 'a path on this site, beginning with one "/", without anybody’s address';
/** Names of parameters that open something or tell who someone is; links of the identity provider have several. */
const SECRET = /token|code|key|secret|pass|mail|signature|session|uid|link/i;
/** What somebody ticks on a race card: a ticket, or who is compared. It is nobody's business (docs/decisions/0111). */
const TICKED: ReadonlySet<string> = new Set(['pari', 'en', 'numeros', 'bases', 'flexi', 'chevaux']);
// oxlint-disable-next-line no-control-regex -- PostgreSQL takes no NUL and no half of a character; no address has others.
const UNFIT = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

/**
 * Parts the address of a page into path and query. Paths with and without a "/" at their end are one.
 * @param url passed the route's schema
 * @throws CallError 400 `invalid-parameter`
 */
export function readPage(url: string): ReportedPage {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  const path = at === -1 ? address : address.slice(0, at);
  if (!isPath(path)) throw invalidParameter('url', url, PATH_WANTED);
  return {
    path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path,
    query: at === -1 ? null : harmlessQuery(address.slice(at + 1)),
  };
}

function isPath(path: string): boolean {
  if (UNFIT.test(path) || /@|%40/i.test(path)) return false;
  return !/^\/[/\\]/.test(path);
}

function harmlessQuery(query: string): string | null {
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) =>
      !SECRET.test(name) && !TICKED.has(name) && !/@/.test(name + value) && !UNFIT.test(name + value),
  );
  return kept.length === 0 ? null : new URLSearchParams(kept).toString();
}

/**
 * The host that a visitor came from.
 * @param referrer of `document.referrer`, empty when there is none
 * @param own this site's host, with its port
 * @returns null for this site and where none is told
 * @throws CallError 400 `invalid-parameter`
 */
export function readReferrer(referrer: string, own: string): string | null {
  if (referrer === '') return null;
  if (!URL.canParse(referrer))
    throw invalidParameter('referrer', referrer, 'the address of a page, or an empty text');
  const { host } = new URL(referrer);
  return host === '' || host === own ? null : host;
}

// oxlint-disable-next-line no-control-regex -- As above; a text may have lines.
const UNFIT_TEXT = /[@\u0000]|\p{Surrogate}/u;
const KEY = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/;
const DATA_WANTED = `a flat object of texts, numbers, true, false and null without anybody’s address, at most ${AUDIENCE_LIMITS.json} characters as JSON`;

/**
 * What goes with an event, as JSON.
 * @param data passed the route's schema
 * @throws CallError 400 `invalid-parameter`, naming the field of it
 */
export function readEventData(data: Readonly<Record<string, string | number | boolean | null>>): string {
  for (const [name, value] of Object.entries(data)) {
    if (!KEY.test(name)) throw invalidParameter('eventData', name, 'fields named by letters, digits and "_"');
    if (typeof value === 'string' && UNFIT_TEXT.test(value))
      throw invalidParameter(`eventData.${name}`, value, 'a text without anybody’s address');
  }
  const json = JSON.stringify(data);
  if (json.length > AUDIENCE_LIMITS.json) throw invalidParameter('eventData', json, DATA_WANTED);
  return json;
}
