import { Pool } from 'undici';
import { asDelivery } from '../http/asDelivery';
import { readAnswer, type KeptAnswer } from './KeptAnswer';

/** The visitor that the backend counts a call for. */
export interface Asker {
  /** Address as far as the proxies before this one are trusted. */
  readonly ip: string;
  /** `http` or `https`. */
  readonly protocol: string;
  readonly host: string;
}

export interface BackendCallerOptions {
  readonly backendUrl: string;
  /** What the backend knows delivery by. */
  readonly internalToken: string | undefined;
  readonly parse: { readonly appId: string; readonly javascriptKey: string };
}

/** Functions of Parse that answer everybody. */
export const PUBLIC_FUNCTIONS = ['tipsOfDay', 'pressOfDay', 'guideArticles'] as const;
export type PublicFunction = (typeof PUBLIC_FUNCTIONS)[number];

/** Makes calls that nobody is signed in for. All fail with undici's error when the backend does not answer. */
export interface BackendCaller {
  /** @param asker without one, delivery asks for itself and nobody's share of reads pays for it */
  read(pathAndQuery: string, asker: Asker | undefined): Promise<KeptAnswer>;
  run(name: PublicFunction, body: string, asker: Asker | undefined): Promise<KeptAnswer>;
  /** Lines of a stream for delivery alone, until `signal` or its silence ends it, which throws. */
  lines(path: string, silenceMs: number, signal: AbortSignal): AsyncIterable<string>;
  close(): Promise<void>;
}

const CONNECTIONS = 64;
const CONNECT_LIMIT_MS = 2000;
/** Until the backend begins to answer, and between two pieces of its answer. */
const ANSWER_LIMIT_MS = 30_000;

export function createBackendCaller({
  backendUrl,
  internalToken,
  parse,
}: BackendCallerOptions): BackendCaller {
  const pool = new Pool(backendUrl, {
    connect: { timeout: CONNECT_LIMIT_MS },
    connections: CONNECTIONS,
    headersTimeout: ANSWER_LIMIT_MS,
    bodyTimeout: ANSWER_LIMIT_MS,
  });
  const ask = async (options: Omit<Parameters<Pool['request']>[0] & object, 'origin'>) => {
    const { statusCode, headers, body } = await pool.request(options);
    return readAnswer(statusCode, headers, Buffer.from(await body.arrayBuffer()));
  };
  return {
    read: (path, asker) =>
      ask({
        method: 'GET',
        path,
        headers: { 'accept-encoding': 'identity', ...(asker ? askedFor(asker) : asDelivery(internalToken)) },
      }),
    run: (name, body, asker) =>
      ask({
        method: 'POST',
        path: `/parse/functions/${name}`,
        body,
        headers: {
          'accept-encoding': 'identity',
          'content-type': 'application/json',
          ...(asker && askedFor(asker)),
          'x-parse-application-id': parse.appId,
          'x-parse-javascript-key': parse.javascriptKey,
        },
      }),
    lines: async function* (path, silenceMs, signal) {
      const headers = asDelivery(internalToken);
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path,
        headers,
        signal,
        headersTimeout: silenceMs,
        bodyTimeout: silenceMs,
      });
      if (statusCode !== 200) {
        await body.dump();
        throw new Error(`${path} of the backend answered ${statusCode}`);
      }
      let rest = '';
      for await (const piece of body.setEncoding('utf8')) {
        const lines = (rest + String(piece)).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
      }
    },
    close: () => pool.destroy(),
  };
}

const askedFor = ({ ip, protocol, host }: Asker): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
});
