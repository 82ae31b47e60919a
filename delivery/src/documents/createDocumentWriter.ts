import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DeliverySettings } from '../env';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { answerDocument } from './answerDocument';
import { createReleaseView, type ReleaseView } from './createReleaseView';
import { describeDetails } from './describeDetails';
import { jsonForHtml } from './escape';
import { publicConfig } from './publicConfig';
import { securityHeaders } from './securityHeaders';
import { NOT_READY } from './startupPieces';

export interface DocumentWriterOptions {
  readonly live: LiveReleaseHolder;
  readonly settings: DeliverySettings;
  readonly now: () => Date;
}

/** An answer to a request for a path of the site. */
export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Path with query, and headers, as they came. */
export interface PageRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export type DocumentWriter = (request: PageRequest) => WrittenAnswer;

/** Writes the answer to any path that nothing else owns, always of the release that serves at that moment. */
export function createDocumentWriter({ live, settings, now }: DocumentWriterOptions): DocumentWriter {
  const configJson = jsonForHtml(publicConfig(settings));
  const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  let view: ReleaseView | null = null;
  live.onChange((release) => {
    view = createReleaseView(release, describeDetails(release));
  });

  return (request) => {
    if (!wantsDocument(request)) return NO_SUCH_FILE;
    if (view === null) return STARTING;
    const nonce = randomBytes(16).toString('base64');
    const wasSignedIn = hasCookie(request, 'was-signed-in', '1');
    const { status, html } = answerDocument(view, configJson, {
      url: request.url,
      wasSignedIn,
      nonce,
      now: now(),
    });
    return {
      status,
      // No ETag: a 304 would pair the old body's nonce with a new header.
      headers: { ...securityHeaders(nonce, emulator), ...HTML, 'cache-control': 'no-cache', vary: 'Cookie' },
      body: html,
    };
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

function hasCookie({ headers }: PageRequest, name: string, value: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${name}=${value}`);
}
