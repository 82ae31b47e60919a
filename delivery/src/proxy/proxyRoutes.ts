import { errorCode } from '@galopin/shared/server';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { LEGAL_PATHS, STREAM_PATH } from '@galopin/shared/contracts';
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import type { DeliverySettings } from '../settings/env';
import type { AnswerCache } from '../answers/createAnswerCache';
import { answerKept } from './answerKept';
import { createEndingStreams } from './createEndingStreams';
import { createSignInGuard } from './createSignInGuard';

const BACKEND_PREFIXES = ['/caractrap', '/cachedate', '/apin', '/icons', ...Object.values(LEGAL_PATHS)];
const PARSE_PREFIXES = ['/parse'];
/** The Auth emulator's sign-in calls: on the site's port, as the page may call no other. */
const EMULATOR_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/** Paths that services answer: no page can live at or below them. */
export const SERVICE_PREFIXES: readonly string[] = [
  ...BACKEND_PREFIXES,
  ...PARSE_PREFIXES,
  ...EMULATOR_PREFIXES,
  '/emulator',
  '/health',
];

/** Most connections to a service behind one prefix. */
const CONNECTIONS = 128;
const CONNECT_LIMIT_MS = 2000;
/** Until a service begins to answer, and between two pieces of its answer. */
const ANSWER_LIMIT_MS = 30_000;
/** A stream says at least every 15 s that it is alive. */
const STREAM_SILENCE_MS = 60_000;

const CUT: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Milliseconds until such a call is made again. */
const AGAIN_MS = 20;

type Silence = string | Readonly<Record<string, unknown>>;

interface Upstream {
  readonly url: string;
  readonly prefixes: readonly string[];
  /** Where the service has what is below a prefix, when that is elsewhere. */
  readonly rewritten?: string;
  /** What is answered when the service does not. */
  readonly silence: Silence;
  /** Answers end only with the visit. */
  readonly streams?: boolean;
  /** The service packs none of its answers: they are packed here. */
  readonly isPacked?: boolean;
  /** Lets a call through, or answers it. */
  readonly preHandler?: FastifyHttpProxyOptions['preHandler'];
  /** Headers of the call that the service must not see. */
  readonly withheld?: readonly string[];
}

export interface ProxyOptions extends Pick<
  DeliverySettings,
  'BACKEND_URL' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'NOTIFICATION_STREAM_PATH'
> {
  /** What is asked before the backend is. */
  readonly answers?: Pick<AnswerCache, 'find' | 'peek'>;
}

/**
 * Hands the API's paths to the backend, and locally the identity provider's sign-in calls to its emulator. A body is
 * read whole before the service hears of the call: what is too large, too slow or broken off never reaches it, and an
 * answer of the service never meets a body still on its way. Below `@fastify/compress`.
 */
export const proxyRoutes: FastifyPluginAsync<ProxyOptions> = async (app, options) => {
  const { BACKEND_URL: url, FIREBASE_AUTH_EMULATOR_HOST, NOTIFICATION_STREAM_PATH, answers } = options;
  const silence = {
    error: { code: 'bad-gateway', message: 'The service behind this address does not answer.' },
  };
  // Its answers last as long as a visitor stays: in a pool of connections they would leave none to anything else.
  await register(app, {
    url,
    prefixes: [NOTIFICATION_STREAM_PATH],
    rewritten: STREAM_PATH,
    silence,
    streams: true,
  });
  await register(app, {
    url,
    prefixes: BACKEND_PREFIXES,
    silence,
    ...(answers !== undefined && { preHandler: answerKept(answers) }),
  });
  await register(app, { url, prefixes: PARSE_PREFIXES, silence, isPacked: true });
  if (FIREBASE_AUTH_EMULATOR_HOST === undefined) return;
  await app.register(async (scope) => {
    await register(scope, {
      url: `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
      prefixes: EMULATOR_PREFIXES,
      // No JSON: the provider's SDK would take it for an error of the provider, and not for a network without it.
      silence: 'The identity provider does not answer.',
      // The emulator gives its owner's rights to anyone who says so in this header; its SDK sends none.
      withheld: ['authorization'],
      preHandler: await createSignInGuard(scope),
    });
  });
};

async function register(app: FastifyInstance, upstream: Upstream): Promise<void> {
  const {
    url,
    prefixes,
    rewritten,
    silence,
    streams = false,
    isPacked = false,
    preHandler,
    withheld = [],
  } = upstream;
  const endings = streams ? createEndingStreams() : undefined;
  if (endings !== undefined) {
    app.addHook('preClose', (done) => {
      endings.endAll();
      done();
    });
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream: url,
        prefix,
        rewritePrefix: rewritten ?? prefix,
        disableRequestLogging: true,
        proxyPayloads: false,
        ...(preHandler !== undefined && { preHandler }),
        undici: {
          connect: { timeout: CONNECT_LIMIT_MS },
          headersTimeout: ANSWER_LIMIT_MS,
          bodyTimeout: streams ? STREAM_SILENCE_MS : ANSWER_LIMIT_MS,
          connections: streams ? null : CONNECTIONS,
        },
        destroyAgent: true,
        handler: (request, reply, target, options) => {
          const { body, headers } = request;
          const contentType = headers['content-type'] ?? 'application/octet-stream';
          return reply.from(target, Buffer.isBuffer(body) ? { ...options, body, contentType } : options);
        },
        replyOptions: {
          retryDelay: ({ req, err, attempt }) => (attempt === 0 && isCutRead(req, err) ? AGAIN_MS : null),
          rewriteRequestHeaders: (request, headers) => ({
            ...withoutHeaders(headers, [...withheld, ...bodyHeaders(request)]),
            ...forwardedHeaders(request),
          }),
          ...(endings !== undefined && {
            onResponse: (_request, reply, answer) => void reply.send(endings.through(answer.stream)),
          }),
          ...(isPacked && {
            onResponse: (_request, reply, answer) => packLarge(reply, answer.stream),
          }),
          // The proxy has logged the cause.
          onError: (reply, { error }) => {
            const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
            void reply.code(status).header('cache-control', 'no-store').send(silence);
          },
        },
      });
    }
  });
}

/** Below this a packed answer saves nothing worth the time. */
const PACK_FROM_BYTES = 1024;

function packLarge(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  body: NodeJS.ReadableStream,
): void {
  const isSmall = Number(reply.getHeader('content-length')) < PACK_FROM_BYTES;
  if (isSmall || reply.hasHeader('content-encoding')) void reply.send(body);
  else reply.compress(body);
}

/**
 * Whether a call that changes nothing met a connection that was closed under it, as happens when one of several nodes is
 * replaced. It is made once more; an answer, be it a refusal, is the visitor's to hear.
 */
function isCutRead({ method }: { readonly method?: string | undefined }, error: Error | null): boolean {
  return (method === 'GET' || method === 'HEAD') && CUT.has(errorCode(error) ?? '');
}

/** What a call without a body must not say of one: the body of a GET is not passed on. */
function bodyHeaders({ body }: Pick<FastifyRequest, 'body'>): readonly string[] {
  return Buffer.isBuffer(body) ? ['expect'] : ['content-length', 'content-type', 'expect'];
}

function withoutHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/**
 * Whom the call comes from, as far as the proxies before this one are trusted: the service behind has one address to
 * believe, and no visitor's own word is among it.
 */
function forwardedHeaders({
  ip,
  protocol,
  host,
}: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>): Record<string, string> {
  return { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
}
