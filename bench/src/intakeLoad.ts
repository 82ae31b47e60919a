import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { AUDIENCE_PATHS } from '@galopin/shared/contracts';
import { quantile } from './quantile';

/** What `intakeLoad.ts` prints as JSON. */
export interface LoadResult {
  /** Page views that were answered 202, and other answers by their status. */
  readonly stored: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** Milliseconds from sending to the answer, of half and of 95 % and 99 % of them. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Load {
  readonly url: string;
  readonly views: number;
  readonly connections: number;
  /** Requests that a connection has under way at once. */
  readonly depth: number;
}

const AGENT = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
/** Views of one visitor's address, well below the limit of a minute. */
const OF_ADDRESS = 300;

/** The bytes of a request, as delivery passes it on for a visitor. Plain sockets, so that little of the processor goes here. */
function requestOf(host: string, nth: number): string {
  const visitor = Math.floor(nth / OF_ADDRESS);
  const body = JSON.stringify({
    url: `/Course/${nth}?onglet=partants`,
    userId: null,
    sessionId: `session_1795345200000_load${String(Math.floor(nth / 5)).padStart(10, '0')}`,
    userAgent: AGENT,
    referrer: nth % 5 === 0 ? 'https://www.google.com/' : '',
    metadata: { name: 'Course-id', params: { id: String(nth) }, query: { onglet: 'partants' } },
  });
  return (
    `POST ${AUDIENCE_PATHS.pageView} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
    `X-Forwarded-For: 10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}

/** Reads answers off a connection, one after the other. */
function readAnswers(socket: Socket, onAnswer: (status: string) => void): void {
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
      if (text.length < end + 4 + length) return;
      onAnswer(text.slice(9, 12));
      text = text.slice(end + 4 + length);
    }
  });
}

/** Sends page views as fast as they are answered. */
export async function sendLoad({ url, views, connections, depth }: Load): Promise<LoadResult> {
  const { host, hostname, port } = new URL(url);
  const [statuses, times]: [Record<string, number>, number[]] = [{}, []];
  let next = 0;
  const sendOn = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    const sent: number[] = [];
    const fill = () => {
      while (sent.length < depth && next < views) {
        socket.write(requestOf(host, next));
        next += 1;
        sent.push(performance.now());
      }
      if (sent.length === 0) socket.end();
    };
    readAnswers(socket, (status) => {
      times.push(performance.now() - (sent.shift() ?? Number.NaN));
      statuses[status] = (statuses[status] ?? 0) + 1;
      fill();
    });
    fill();
    await once(socket, 'close');
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, sendOn));
  const seconds = (performance.now() - started) / 1000;
  const { '202': stored = 0, ...refused } = statuses;
  const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
  return { stored, refused, seconds, p50, p95, p99 };
}

// A process of its own: answers are read when they come, whatever the benchmark does.
if (process.argv[2] !== undefined && process.argv[1]?.endsWith('intakeLoad.ts') === true) {
  const load = JSON.parse(process.argv[2]) as Load;
  process.stdout.write(`${JSON.stringify(await sendLoad(load))}\n`);
}
