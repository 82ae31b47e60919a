import type { FastifyInstance } from 'fastify';
import type { DeliverySettings } from '../settings/env';

/** A year: what browsers ask for before they take a site for one that is never read without TLS. */
const TRANSPORT = 'max-age=31536000';

/**
 * Headers that every answer carries unless it has said something else: documents, builds, the API behind the proxy,
 * refusals. To be called before any route.
 */
export function answerHeaders(
  app: FastifyInstance,
  { SITE_ORIGIN }: Pick<DeliverySettings, 'SITE_ORIGIN'>,
): void {
  const [plain, encrypted] = ['http', 'https'].map((protocol) =>
    Object.entries(commonHeaders(SITE_ORIGIN, protocol)),
  );
  // Of every answer, so without a promise for each.
  app.addHook('onSend', ({ protocol }, reply, _payload, done) => {
    for (const [name, value] of (protocol === 'https' ? encrypted : plain) ?? [])
      if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
}

/**
 * @param protocol how the visitor came; the word of a trusted proxy counts
 */
export function commonHeaders(origin: string, protocol: string): Record<string, string> {
  const isEncrypted = protocol === 'https' || origin.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isEncrypted && { 'strict-transport-security': TRANSPORT }),
  };
}
