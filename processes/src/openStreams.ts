import { connect, type Socket } from 'node:net';

const STREAM_PATH = '/apin/webhook/message/stream';

export interface StreamsOptions {
  /** Address of the backend; a function is asked again at each attempt. */
  readonly url: string | (() => string);
  readonly count: number;
  /** Milliseconds until a lost stream is opened again; the site's pages take 5000. */
  readonly retry?: number;
  /** Told of each message of each stream. */
  readonly onMessage?: (stream: number, id: number, data: string) => void;
}

/** Many pages' streams of notifications. */
export interface OpenStreams {
  /** Resolves once all are greeted, at once when they are. */
  greeted(): Promise<void>;
  /** Greetings that said that messages were missed. */
  readonly missed: number;
  close(): void;
}

/**
 * Opens streams as pages of different visitors do: lost ones are opened again, with the id of the last message heard.
 * Plain sockets, so that little of the processor goes here.
 */
export function openStreams({ url, count, retry = 5000, onMessage }: StreamsOptions): OpenStreams {
  const sockets = new Map<number, Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const greeted = new Set<number>();
  let waiting: (() => void)[] = [];
  let missed = 0;
  let isClosed = false;

  const open = (stream: number, heard: number | null) => {
    let last = heard;
    const { hostname, port, host } = new URL(typeof url === 'string' ? url : url());
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    sockets.set(stream, socket);
    const query = last === null ? '' : `?lastEventId=${last}`;
    socket.write(
      `GET ${STREAM_PATH}${query} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n` +
        `X-Forwarded-For: 10.0.${stream >> 8}.${stream & 255}\r\n\r\n`,
    );
    readEvents(socket, ({ event, id, data }) => {
      if (event === 'ready') {
        greeted.add(stream);
        missed += data.includes('"missed":true') ? 1 : 0;
        if (greeted.size === count) for (const resolve of waiting.splice(0)) resolve();
      } else onMessage?.(stream, id, data);
      last = id;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      greeted.delete(stream);
      if (isClosed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        open(stream, last);
      }, retry);
      timers.add(timer);
    });
  };
  for (let stream = 0; stream < count; stream += 1) open(stream, null);
  return {
    greeted: () =>
      greeted.size === count ? Promise.resolve() : new Promise<void>((resolve) => void waiting.push(resolve)),
    get missed() {
      return missed;
    },
    close: () => {
      isClosed = true;
      waiting = [];
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}

interface ServerSentEvent {
  readonly event: string;
  readonly id: number;
  readonly data: string;
}

/** Reads events line by line; what HTTP puts between them begins with none of their fields. */
function readEvents(socket: Socket, onEvent: (event: ServerSentEvent) => void): void {
  let rest = '';
  let [event, id] = ['', 0];
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('id: ')) id = Number(line.slice(4));
      else if (line.startsWith('event: ')) event = line.slice(7);
      else if (line.startsWith('data: ')) onEvent({ event, id, data: line.slice(6) });
    }
  });
}
