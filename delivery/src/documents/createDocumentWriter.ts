import { randomBytes } from 'node:crypto';
import { paths, type PaymentPlace } from '@galopin/shared/contracts';
import type { DeliverySettings } from '../settings/env';
import { STAGING } from '../environments';
import { hasCanary } from '../visitors/chooseBuilds';
import { cohortCookie, newCohort } from '../visitors/cohort';
import type { VisitProofs } from '../visitors/createVisitProofs';
import type { VisitorRequest, Visitors } from '../visitors/createVisitors';
import type { Visitor } from '../visitors/Visitor';
import { answerDocument } from './answerDocument';
import type { PageHeads } from './createPageHeads';
import { jsonForHtml } from '../http/jsonForHtml';
import { findPage, type FoundPage } from './findPage';
import { publicConfig } from './publicConfig';
import { securityHeaders } from './securityHeaders';
import { NOT_READY } from './startupPieces';

export interface DocumentWriterOptions {
  readonly visitors: Visitors;
  readonly proofs: Pick<VisitProofs, 'cookieFor'>;
  readonly heads: PageHeads;
  readonly settings: DeliverySettings;
  readonly now: () => Date;
}

/** An answer to a request for a path of the site. */
export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/** Path with query, and headers, as they came. */
export interface PageRequest extends VisitorRequest {
  readonly url: string;
  /** Address of the visitor. */
  readonly ip: string;
}

export type DocumentWriter = (request: PageRequest) => Promise<WrittenAnswer>;

/** Writes the answer to any path that nothing else owns, always of what this visitor is given at that moment. */
export function createDocumentWriter({
  visitors,
  proofs,
  heads,
  settings,
  now,
}: DocumentWriterOptions): DocumentWriter {
  const configs = new Map<string, string>();
  const configOf = (environment: string): string => {
    const json = configs.get(environment) ?? jsonForHtml(publicConfig(settings, environment));
    configs.set(environment, json);
    return json;
  };

  return async (request) => {
    if (!wantsDocument(request)) return NO_SUCH_FILE;
    const { visitor, cookie: cohort } = withCohort(await visitors.identify(request), request);
    const view = visitors.viewOf(visitor);
    if (view === null) return STARTING;
    const environment = visitor.environment.name;
    const cookies = [cohort, proofs.cookieFor(request)].filter((cookie) => cookie !== undefined);
    const nonce = randomBytes(16).toString('base64');
    const page = findPage(view, request.url);
    const payment = paymentIn(page, settings);
    const { status, html } = answerDocument(view, configOf(environment), {
      page,
      head: await heads.find(page),
      origin: settings.SITE_ORIGIN,
      wasSignedIn: hasCookie(request, 'was-signed-in', '1'),
      nonce,
      payment,
      now: now(),
    });
    return {
      status,
      headers: {
        ...securityHeaders({ nonce, isPayment: payment === 'here' }, settings),
        ...HTML,
        // No ETag: a 304 would pair the old body's nonce with a new header.
        'cache-control': visitor.overrides.length > 0 ? 'no-store' : 'no-cache',
        vary: 'Cookie',
        ...(environment === STAGING && { 'x-robots-tag': 'noindex' }),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
      body: html,
    };
  };
}

/** Whether one pays in a document; `null` where nothing can be paid. */
function paymentIn(
  page: FoundPage | null,
  { PAYPAL_CLIENT_ID }: Pick<DeliverySettings, 'PAYPAL_CLIENT_ID'>,
): PaymentPlace | null {
  if (PAYPAL_CLIENT_ID === undefined) return null;
  return page?.route.path === paths.profile.pattern ? 'here' : 'elsewhere';
}

/** While a canary runs, whoever has no number yet is given one: it counts from this document on. */
function withCohort(visitor: Visitor, { headers }: PageRequest) {
  if (visitor.cohort !== undefined || !hasCanary(visitor.environment.live.current()))
    return { visitor, cookie: undefined };
  const cohort = newCohort();
  return { visitor: { ...visitor, cohort }, cookie: cohortCookie(headers, cohort) };
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const NO_SUCH_FILE: WrittenAnswer = {
  status: 404,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body: 'Not found\n',
};

const STARTING: WrittenAnswer = {
  status: 503,
  headers: { ...HTML, 'cache-control': 'no-store', 'retry-after': '5', 'x-content-type-options': 'nosniff' },
  body: NOT_READY,
};

/** A browser asks for documents by name; a tool that takes anything gets one where the path is no file's. */
function wantsDocument({ headers, url }: PageRequest): boolean {
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const [pathname = ''] = url.split('?');
  return accept.includes('*/*') && !/\.\w+$/.test(pathname);
}

function hasCookie({ headers }: PageRequest, name: string, value: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${name}=${value}`);
}
