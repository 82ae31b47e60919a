import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReplayDay } from './createReplayDay';

/** Something wrong with the feed for a while. */
export interface ReplayFault {
  readonly address: RegExp;
  /** Epoch milliseconds of the replayed day. */
  readonly from: number;
  readonly until: number;
  /** A refusal; or an answer that never comes, that breaks off, or that is not JSON. */
  readonly does: { readonly status: number; readonly retryAfter?: string } | 'silence' | 'cut' | 'garbage';
}

export interface ReplayRequest {
  readonly address: string;
  /** Epoch milliseconds of the replayed day. */
  readonly at: number;
  /** Null when it got no whole answer. */
  readonly status: number | null;
}

export interface ReplayServer {
  /** Base address, as PMU_BASE_URL takes it. */
  readonly url: string;
  readonly requests: readonly ReplayRequest[];
  /** Most requests that were under way at once. */
  readonly mostAtOnce: number;
  stop(): Promise<void>;
}

export interface ReplayServerOptions {
  readonly day: ReplayDay;
  /** Time of the replayed day, epoch milliseconds. */
  readonly now: () => number;
  /** Lets the day go on by some milliseconds; `POST /_replay/forward?seconds=N` is refused without. */
  readonly forward?: (ms: number) => void;
  /** A free one unless given. */
  readonly port?: number;
  readonly faults?: readonly ReplayFault[];
}

/** What a person at the replay asks for; PMU has no such addresses. */
function command(address: string, forward: ReplayServerOptions['forward'], response: ServerResponse): void {
  const { pathname, searchParams } = new URL(address, 'http://replay');
  const seconds = Number(searchParams.get('seconds') ?? Number.NaN);
  const refuse = (status: number, why: string) => response.writeHead(status).end(`${why}\n`);
  if (pathname !== '/_replay/forward')
    refuse(404, `${pathname} is no command: POST /_replay/forward?seconds=N`);
  else if (forward === undefined) refuse(409, 'this replay goes by its own clock');
  else if (!(seconds > 0 && Number.isFinite(seconds)))
    refuse(400, `seconds=${searchParams.get('seconds') ?? ''}: a number above 0 is wanted`);
  else {
    forward(seconds * 1000);
    response.writeHead(204).end();
  }
}

/** Serves a day's documents on 127.0.0.1 as they are at the replayed time, with ETags, and with the faults given. */
export async function startReplayServer(options: ReplayServerOptions): Promise<ReplayServer> {
  const { day, now, forward, faults = [], port = 0 } = options;
  const requests: ReplayRequest[] = [];
  let underWay = 0;
  let mostAtOnce = 0;

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [address, at] = [request.url ?? '/', now()];
    const note = (status: number | null) => void requests.push({ address, at, status });
    const end = (status: number, body = '', headers: Record<string, string> = {}) => {
      note(status);
      response.writeHead(status, headers).end(body);
    };
    if (request.method === 'POST') return command(address, forward, response);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.once('close', () => (underWay -= 1));

    const does = faults.find(
      (fault) => fault.address.test(address) && fault.from <= at && at < fault.until,
    )?.does;
    if (does === 'silence') return note(null);
    if (does === 'garbage') return end(200, '<html><title>Maintenance</title></html>');
    if (typeof does === 'object')
      return end(does.status, '', does.retryAfter === undefined ? {} : { 'retry-after': does.retryAfter });
    const document = day.documentAt(address, at);
    if (document === undefined) return end(404);
    const body = JSON.stringify(document);
    if (does === 'cut') {
      note(null);
      response.writeHead(200, { 'content-length': String(body.length) });
      response.write(body.slice(0, 20), () => response.destroy());
      return;
    }
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return end(304, '', { etag });
    return end(200, body, { etag, 'content-type': 'application/json' });
  };

  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
