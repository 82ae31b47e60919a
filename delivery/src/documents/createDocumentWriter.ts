import { randomBytes } from 'node:crypto';
import {
  isPublicRoute,
  paths,
  RENDER_REPORT_HEADER,
  type PaymentPlace,
  type PublicConfig,
  type RenderReport,
} from '@galopin/shared/contracts';
import type { DeliverySettings } from '../settings/env';
import { STAGING } from '../environments';
import { hasCanary } from '../visitors/chooseBuilds';
import { cohortCookie, newCohort } from '../visitors/cohort';
import type { VisitProofs } from '../visitors/createVisitProofs';
import type { VisitorRequest, Visitors } from '../visitors/createVisitors';
import type { Visitor } from '../visitors/Visitor';
import { createPacker } from './createPacker';
import { hashOfRules } from './renderDocument';
import { answerDocument } from './answerDocument';
import type { Asker } from '../answers/createBackendCaller';
import type { RenderHealth } from '../health/createRenderHealth';
import type { PageOutcome, Pages } from '../pages/createPages';
import type { PageHeads } from './createPageHeads';
import { jsonForHeader } from '../http/jsonForHeader';
import { jsonForHtml } from '../http/jsonForHtml';
import { findPage, routeAt, type FoundPage } from './findPage';
import { publicConfig } from './publicConfig';
import { securityHeaders } from './securityHeaders';
import { NOT_READY } from './startupPieces';

export interface DocumentWriterOptions {
  readonly visitors: Visitors;
  readonly proofs: Pick<VisitProofs, 'cookieFor'>;
  readonly heads: PageHeads;
  readonly pages: Pages;
  readonly renders: RenderHealth;
  readonly settings: DeliverySettings;
  readonly now: () => Date;
}

/** An answer to a request for a path of the site. */
export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer;
}

/** Path with query, and headers, as they came. */
export interface PageRequest extends VisitorRequest, Asker {
  readonly url: string;
}

export type DocumentWriter = (request: PageRequest) => Promise<WrittenAnswer>;

/** Writes the answer to any path that nothing else owns, always of what this visitor is given at that moment. */
export function createDocumentWriter({
  visitors,
  proofs,
  heads,
  pages,
  renders,
  settings,
  now,
}: DocumentWriterOptions): DocumentWriter {
  const configOf = createConfigs(settings);
  const pack = createPacker();
  const rulesHash = rememberEach(hashOfRules);

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
    const { config, json } = configOf(environment);
    const wasSignedIn = hasCookie(request, 'was-signed-in', '1');
    const triesOut = visitor.overrides.length > 0;
    const [head, outcome] = await Promise.all([
      heads.find(page),
      pages.find({
        view,
        url: request.url,
        route: page?.route ?? routeAt(view, request.url),
        expected: wasSignedIn ? 'member' : 'anonymous',
        isNarrow: isPhone(request),
        config,
        isShared: !triesOut,
        asker: request,
      }),
    ]);
    const movedTo = head !== null && head !== 'unknown' ? head.movedTo : undefined;
    if (movedTo !== undefined) return movedFor(movedTo, request);
    if (!triesOut) countRenders(renders, request, environment, outcome);
    const { status, document } = answerDocument(view, json, {
      page,
      head,
      filled: outcome.filled,
      origin: settings.SITE_ORIGIN,
      wasSignedIn,
      nonce,
      payment,
      now: now(),
    });
    const content = outcome.filled?.page ?? null;
    const { body, encoding } = await pack(document, content, request.headers['accept-encoding']);
    return {
      status,
      headers: {
        ...securityHeaders(
          { nonce, isPayment: payment === 'here', styles: content ? [rulesHash(content)] : [] },
          settings,
        ),
        ...HTML,
        // No ETag: a 304 would pair the old body's nonce with a new header.
        'cache-control': triesOut ? 'no-store' : 'no-cache',
        ...(triesOut && { [RENDER_REPORT_HEADER]: jsonForHeader(reportOf(outcome)) }),
        vary: 'Cookie, Accept-Encoding, Sec-CH-UA-Mobile, User-Agent',
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        ...((environment === STAGING || status === 404 || !isForIndexes(page)) && {
          'x-robots-tag': 'noindex',
        }),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
      body,
    };
  };
}

function countRenders(
  renders: RenderHealth,
  request: PageRequest,
  environment: string,
  { notes }: PageOutcome,
): void {
  for (const { remote, build, failure } of notes) {
    const of = { environment, remote, build };
    if (failure === null) renders.rendered(request, of);
    else renders.failed(request, of, failure);
  }
}

/** What halves threw is for who releases them, and for nobody else. */
const reportOf = ({ skipped, notes }: PageOutcome): RenderReport => ({
  skipped,
  notes: notes.map(({ remote, build, failure }) => ({
    remote,
    build,
    failure: failure && { kind: failure.kind, message: failure.message },
  })),
});

/** Whether search engines find on a page what they were sent to: not what wants a member, nor the way to become one. */
function isForIndexes(page: FoundPage | null): boolean {
  const pattern = page?.route.path;
  return pattern !== undefined && pattern !== paths.signIn.pattern && isPublicRoute(pattern);
}

/** The public configuration of each environment, as it is and as JSON for a script element. */
function createConfigs(settings: DeliverySettings) {
  const configs = new Map<string, { readonly config: PublicConfig; readonly json: string }>();
  return (environment: string) => {
    const known = configs.get(environment);
    if (known) return known;
    const config = publicConfig(settings, environment);
    const written = { config, json: jsonForHtml(config) };
    configs.set(environment, written);
    return written;
  };
}

/** What is made of each object once, for as long as it is kept elsewhere. */
function rememberEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
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

/** Links to what has another address now stay good; what was asked of the page is asked of it there. */
function movedFor(path: string, { url }: PageRequest): WrittenAnswer {
  const [, query] = url.split('?');
  return {
    status: 301,
    headers: { location: query === undefined ? path : `${path}?${query}`, 'cache-control': 'no-cache' },
    body: '',
  };
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

/** What the browser says of itself, where it does; the words that phones name themselves by elsewhere. */
function isPhone({ headers }: PageRequest): boolean {
  const said = headers['sec-ch-ua-mobile'];
  return said === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : said === '?1';
}

function hasCookie({ headers }: PageRequest, name: string, value: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${name}=${value}`);
}
