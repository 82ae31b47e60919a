import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** As much of a Redis as publish and subscribe and the counting of calls need, in this process, so that it can be away. */
export interface FakeRedis {
  readonly url: string;
  /** Cuts everybody off, as when the server ends. */
  stop(): Promise<void>;
  /** Is there again, at the same address. */
  restart(): Promise<void>;
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const push = (...parts: readonly string[]) => `*${parts.length}\r\n${parts.join('')}`;

export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const subscribers = new Map<string, Set<Socket>>();
  const counts = new Map<string, number>();
  const answer = (socket: Socket, [name = '', ...args]: readonly string[]): string => {
    switch (name.toUpperCase()) {
      case 'HELLO':
        return "-ERR unknown command 'HELLO'\r\n";
      case 'INFO':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'SUBSCRIBE':
        for (const channel of args)
          subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
        return args
          .map((channel, index) => push(bulk('subscribe'), bulk(channel), `:${index + 1}\r\n`))
          .join('');
      case 'PUBLISH': {
        const [channel = '', text = ''] = args;
        const told = [...(subscribers.get(channel) ?? [])];
        for (const each of told) each.write(push(bulk('message'), bulk(channel), bulk(text)));
        return `:${told.length}\r\n`;
      }
      // The one script there is counts: `EVALSHA script 1 key …` answers how often and for how long.
      case 'EVAL':
      case 'EVALSHA': {
        const [, , key = ''] = args;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return push(`:${count}\r\n`, ':60000\r\n');
      }
      default:
        return '+OK\r\n';
    }
  };
  let server: Server | undefined;
  const listen = async (port: number) => {
    server = createServer((socket) => {
      sockets.add(socket);
      let rest: Buffer = Buffer.alloc(0);
      socket.on('data', (data) => {
        rest = Buffer.concat([rest, data]);
        for (let read = readCommand(rest); read !== null; read = readCommand(rest)) {
          rest = rest.subarray(read.length);
          socket.write(answer(socket, read.parts));
        }
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        for (const each of subscribers.values()) each.delete(socket);
      });
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (server === undefined) return;
      const closed = once(server, 'close');
      server.close();
      server = undefined;
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restart: async () => {
      await listen(port);
    },
  };
}

/** The first whole command, `*count`, then `$length` and text for each part; `null` while some of it is missing. */
function readCommand(data: Buffer): { readonly parts: readonly string[]; readonly length: number } | null {
  let at = 0;
  const readNumber = (): number | null => {
    const end = data.indexOf('\r\n', at);
    if (end === -1) return null;
    const value = Number(data.toString('utf8', at + 1, end));
    at = end + 2;
    return value;
  };
  const count = readNumber();
  if (count === null) return null;
  const parts: string[] = [];
  for (let part = 0; part < count; part += 1) {
    const length = readNumber();
    if (length === null || at + length + 2 > data.length) return null;
    parts.push(data.toString('utf8', at, at + length));
    at += length + 2;
  }
  return { parts, length: at };
}
