import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { CHANGE_EVENT, changeStream } from '@galopin/shared/contracts';
import { CARACTRAP_COLUMNS, isNumberColumn } from '@galopin/shared/dictionary';

/** A day's races, which are kept. */
export const KEPT = '/caractrap?jour=2026-07-07';
/** The same, not called public. */
export const PROXIED = '/caractrap/not-kept';
/** Its answer is the number of the last change. */
export const CHANGING = '/caractrap?jour=2026-07-08';
/** Milliseconds between two signs of life of the stream of changes. */
const BEAT_MS = 1000;
const RACES = 8;

/** Answers the day as the backend does, and tells of changes as the backend would. */
export async function startStandIn() {
  const body = Buffer.from(JSON.stringify(Array.from({ length: RACES }, (_, race) => rowOf(race))));
  const streams = new Set<ServerResponse>();
  let changes = 0;
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer(({ url, headers }, response) => {
    if (url === changeStream.path) {
      streams.add(response);
      return beat(response);
    }
    const isPacked = headers['accept-encoding']?.includes('br') === true;
    const day = isPacked ? packed : body;
    const sent = url === CHANGING ? Buffer.from(String(changes)) : day;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': sent.length,
      'cache-control': url === PROXIED ? 'no-store' : 'public, max-age=5',
      vary: 'Authorization, Accept-Encoding',
      etag: url === CHANGING ? `W/"${changes}"` : 'W/"a-day"',
      'x-meetings-total': '6',
      'x-content-type-options': 'nosniff',
      ...(isPacked && url !== CHANGING && { 'content-encoding': 'br' }),
    });
    response.end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    body,
    packed,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    /** @returns what the changing answer is from now on */
    change: (): string => {
      changes += 1;
      for (const stream of streams) stream.write(`event: ${CHANGE_EVENT}\ndata: {"of":"2026-07-08"}\n\n`);
      return String(changes);
    },
  };
}

function beat(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
  const timer = setInterval(() => response.write(': heartbeat\n\n'), BEAT_MS);
  response.once('close', () => clearInterval(timer));
}

/** A race as long as a stored one. */
function rowOf(race: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    CARACTRAP_COLUMNS.map((column, at) => [
      column.name,
      isNumberColumn(column) ? (race + 3) * (at + 17) : `PRIX DE VINCENNES ${race * at}`,
    ]),
  );
}
