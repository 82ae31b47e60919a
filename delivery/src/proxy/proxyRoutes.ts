import httpProxy from '@fastify/http-proxy';
import { LEGAL_PATHS } from '@galopin/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeliverySettings } from '../env';

/** Its answers last as long as a visitor stays: in a pool of connections they would leave none to anything else. */
const STREAM_PREFIX = '/apin/webhook/message/stream';
const BACKEND_PREFIXES = [
  '/caractrap',
  '/cachedate',
  '/apin',
  '/parse',
  '/icons',
  ...Object.values(LEGAL_PATHS),
];
/** The Auth emulator's own paths: on the site's port, so that another device on the network can sign in. */
const EMULATOR_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

/** Paths that services answer: no page can live at or below them. */
export const SERVICE_PREFIXES: readonly string[] = [...BACKEND_PREFIXES, ...EMULATOR_PREFIXES, '/health'];

/** Hands the API's paths to the backend, and locally the identity provider's to its emulator. Bodies are streamed. */
export async function proxyRoutes(
  app: FastifyInstance,
  settings: Pick<DeliverySettings, 'BACKEND_URL' | 'FIREBASE_AUTH_EMULATOR_HOST'>,
): Promise<void> {
  const { BACKEND_URL, FIREBASE_AUTH_EMULATOR_HOST } = settings;
  const away = {
    error: { code: 'bad-gateway', message: 'The service behind this address does not answer.' },
  };
  await register(app, BACKEND_URL, [STREAM_PREFIX], away, null);
  await register(app, BACKEND_URL, BACKEND_PREFIXES, away);
  if (FIREBASE_AUTH_EMULATOR_HOST === undefined) return;
  // No JSON: the provider's SDK would take it for an error of the provider, and not for a network without it.
  const silence = 'The identity provider does not answer.';
  await register(app, `http://${FIREBASE_AUTH_EMULATOR_HOST}`, EMULATOR_PREFIXES, silence);
}

/** Most connections to a service behind one prefix. */
const CONNECTIONS = 128;

/**
 * @param silence what is answered when the service does not
 * @param connections most at once to the service; null for any number
 */
async function register(
  app: FastifyInstance,
  upstream: string,
  prefixes: readonly string[],
  silence: string | Readonly<Record<string, unknown>>,
  connections: number | null = CONNECTIONS,
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      // An event stream may be silent for as long as nothing happens.
      undici: { bodyTimeout: 0, connections },
      destroyAgent: true,
      replyOptions: {
        // A backend that refuses is heard by the visitor at once; repeating is the page's decision.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
        // The proxy has logged the cause.
        onError: (reply) => {
          void reply.code(502).header('cache-control', 'no-store').send(silence);
        },
      },
    });
  }
}

/** Each proxy adds whom it was called by; `request.ip` is whom the first one was called by. */
function forwardedHeaders({
  headers,
  socket,
  protocol,
  host,
}: Pick<FastifyRequest, 'headers' | 'socket' | 'protocol' | 'host'>): Record<string, string> {
  const before = headers['x-forwarded-for'];
  const caller = socket.remoteAddress ?? 'unknown';
  return {
    'x-forwarded-for': before === undefined ? caller : `${String(before)}, ${caller}`,
    'x-forwarded-proto': String(headers['x-forwarded-proto'] ?? protocol),
    'x-forwarded-host': String(headers['x-forwarded-host'] ?? host),
  };
}
