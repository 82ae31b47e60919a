import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CHANGE_EVENT, changeStream, RELEASE_NEWS } from '@galopin/shared/contracts';

/** What the stand-in answers to one address. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call that the stand-in was given. */
export interface StandInCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const STAND_IN_TOKEN = 'what only delivery and backend know';
/** Headers of the backend's answers that are the same for everybody. */
export const FOR_ALL = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=5',
  vary: 'Authorization, Accept-Encoding',
} as const;

/**
 * A server that keeps to what delivery and backend agree on: calls with their headers, and the stream of changes. What
 * it answers is up to the test, which may hold answers back.
 */
export async function startBackendStandIn(
  answer: (call: StandInCall) => StandInAnswer | Promise<StandInAnswer>,
) {
  const calls: StandInCall[] = [];
  const streams = new Set<ServerResponse>();
  let isStreaming = true;
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    if (url === changeStream.path) {
      if (!isStreaming || headers[RELEASE_NEWS.header] !== STAND_IN_TOKEN)
        return void response.writeHead(isStreaming ? 401 : 503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
      streams.add(response);
      return void response.once('close', () => streams.delete(response));
    }
    const respond = async () => {
      const call = { method, url, headers, body: await text(request) };
      calls.push(call);
      const { status = 200, headers: given = FOR_ALL, body } = await answer(call);
      response.writeHead(status, { ...given, 'content-length': Buffer.byteLength(body) }).end(body);
    };
    respond().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Tells of a change. */
    announce: () => {
      for (const stream of streams)
        stream.write(`event: ${CHANGE_EVENT}\ndata: ${JSON.stringify({ of: '2026-07-07' })}\n\n`);
    },
    /** Ends the streams, and opens none until it is let. */
    cutStreams: () => {
      isStreaming = false;
      for (const stream of streams) stream.destroy();
    },
    letStreams: () => {
      isStreaming = true;
    },
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

export type BackendStandIn = Awaited<ReturnType<typeof startBackendStandIn>>;

/** A promise, and the way to fulfil it. */
export function heldBack() {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { held, letGo };
}
