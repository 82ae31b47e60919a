import type { IncomingHttpHeaders } from 'node:http';

/** Milliseconds a document may take. */
const TIMEOUT = 10_000;

export interface LiveAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** They describe the body as it was sent, not as it is handed on. */
const OF_TRANSPORT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'etag',
]);

/**
 * Asks the live site in a visitor's name.
 * @param url path and query
 * @throws Error when no site answers
 */
export async function askLiveSite(
  siteUrl: string,
  url: string,
  visitor: IncomingHttpHeaders,
): Promise<LiveAnswer> {
  const headers = Object.entries(visitor).filter(
    (header): header is [string, string] =>
      typeof header[1] === 'string' && /^(accept|accept-language|cookie|user-agent)$/.test(header[0]),
  );
  const answer = await fetch(new URL(url, siteUrl), {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((cause: unknown) => {
    throw new Error(noSite(siteUrl), { cause });
  });
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OF_TRANSPORT.has(name)),
    body: await answer.text(),
  };
}

export const noSite = (siteUrl: string): string => `No site answers at ${siteUrl}: name one that runs`;
