import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A stretch of network between a service and what it needs, that a test may spoil. */
export interface TcpProxy {
  /** `url` with this proxy's host and port. */
  through(url: string): string;
  /** From now on no byte passes, in either direction; nobody is told. New connections are taken and left alone. */
  stall(): void;
  /** Cuts all connections with a reset. */
  reset(): void;
  /** Cuts all connections, new ones as soon as they come. */
  refuse(): void;
  /** Lets bytes pass, also those that waited. */
  resume(): void;
  /** New connections go to another server; those there are stay. */
  moveTo(url: string): void;
  /** Connections that are open now. */
  readonly open: number;
  stop(): Promise<void>;
}

type Mode = 'forward' | 'stall' | 'refuse';

/** Passes bytes on to a server on this machine, from a free port of its own. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  let [mode, target]: [Mode, URL] = ['forward', new URL(targetUrl)];
  const pairs = new Map<Socket, Socket>();
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (mode === 'refuse') return void near.resetAndDestroy();
    const far = connect({ host: target.hostname, port: Number(target.port || 5432) });
    pairs.set(near, far);
    join(near, far, () => pairs.delete(near));
    if (mode === 'forward') near.resume();
    else far.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) pair.forEach(act);
  };
  const reset = () => each(cut);
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    stall: () => {
      mode = 'stall';
      each((socket) => socket.pause());
    },
    reset,
    refuse: () => {
      mode = 'refuse';
      reset();
    },
    resume: () => {
      mode = 'forward';
      each((socket) => socket.resume());
    },
    moveTo: (url) => {
      target = new URL(url);
    },
    get open() {
      return pairs.size;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      reset();
      await closed;
    },
  };
}

/** Node would keep the handle of a socket that is reset while it shuts down. */
function cut(socket: Socket): void {
  if (socket.writableEnded || socket.connecting) socket.destroy();
  else socket.resetAndDestroy();
}

/** By hand, as `pipe` would go on reading after a pause. */
function join(near: Socket, far: Socket, gone: () => void): void {
  const ends = [
    [near, far],
    [far, near],
  ] as const;
  for (const [from, to] of ends) {
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      to.destroy();
      gone();
    });
  }
}
