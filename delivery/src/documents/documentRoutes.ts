import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeliverySettings } from '../env';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { answerDocument } from './answerDocument';
import { createReleaseView, type ReleaseView } from './createReleaseView';
import { jsonForHtml } from './escape';
import { publicConfig } from './publicConfig';
import { securityHeaders } from './securityHeaders';
import { NOT_READY } from './startupPieces';

export interface DocumentOptions {
  readonly live: LiveReleaseHolder;
  readonly settings: DeliverySettings;
  readonly now: () => Date;
}

/** Answers every path that nothing else owns with the site's document. */
export function documentRoutes(app: FastifyInstance, { live, settings, now }: DocumentOptions): void {
  const configJson = jsonForHtml(publicConfig(settings));
  const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  let view: ReleaseView | null = null;
  live.onChange((release) => {
    view = createReleaseView(release);
  });

  app.get('/*', (request, reply) => {
    if (!wantsDocument(request)) return sendMissing(reply);
    if (view === null) return sendNotReady(reply);
    const nonce = randomBytes(16).toString('base64');
    const { status, html } = answerDocument(view, configJson, {
      url: request.url,
      wasSignedIn: hasCookie(request, 'was-signed-in', '1'),
      nonce,
      now: now(),
    });
    return (
      reply
        .code(status)
        .headers(securityHeaders(nonce, emulator))
        // No ETag: a 304 would pair the old body's nonce with a new header.
        .headers({ 'cache-control': 'no-cache', vary: 'Cookie', 'content-type': 'text/html; charset=utf-8' })
        .compress(html)
    );
  });
}

function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function sendNotReady(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(NOT_READY);
}

/** A browser asks for documents by name; a tool that takes anything gets one where the path is no file's. */
function wantsDocument({ headers, url }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const [pathname = ''] = url.split('?');
  return accept.includes('*/*') && !/\.\w+$/.test(pathname);
}

function hasCookie({ headers }: FastifyRequest, name: string, value: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(`${name}=${value}`);
}
