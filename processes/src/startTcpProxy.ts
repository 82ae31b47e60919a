import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A stretch of network between a service and what it needs, or before several nodes, that may be spoilt. */
export interface TcpProxy {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** `url` with this proxy's host and port. */
  through(url: string): string;
  /** New connections go to these servers in turn, one that does not answer is passed over; those there are stay. */
  lead(...urls: readonly string[]): void;
  /** From now on no byte passes, in either direction; nobody is told. New connections are taken and left alone. */
  stall(): void;
  /** Lets bytes pass again, also those that waited. */
  resume(): void;
  /** Cuts all connections with a reset. */
  reset(): void;
  /** Cuts all connections, new ones as soon as they come. */
  refuse(): void;
  /** Connections that are open now. */
  readonly open: number;
  stop(): Promise<void>;
}

/**
 * Passes bytes on from a free port of its own.
 * @param urls addresses such as `http://127.0.0.1:3001` or `postgres://…`, of which host and port count
 */
export async function startTcpProxy(...urls: readonly string[]): Promise<TcpProxy> {
  let targets = urls.map(addressOf);
  let [turn, isStalled, isRefusing] = [0, false, false];
  const near = new Set<Socket>();
  const all = new Set<Socket>();
  const keep = (socket: Socket) => {
    all.add(socket);
    if (isStalled) socket.pause();
    socket.setNoDelay(true);
    socket.on('close', () => all.delete(socket));
    // How a connection ends is the other side's to hear.
    socket.on('error', () => socket.destroy());
  };
  const reach = (visitor: Socket, [first, ...others]: readonly Address[]): void => {
    if (first === undefined) return cut(visitor);
    const server = connect(first);
    const passOver = () => reach(visitor, others);
    server.once('error', passOver);
    server.once('connect', () => {
      server.off('error', passOver);
      keep(server);
      join(visitor, server, () => !isStalled);
      if (!isStalled) visitor.resume();
    });
  };
  const listener = createServer({ pauseOnConnect: true }, (visitor) => {
    keep(visitor);
    near.add(visitor);
    visitor.on('close', () => near.delete(visitor));
    if (isRefusing) return cut(visitor);
    turn = (turn + 1) % Math.max(1, targets.length);
    reach(visitor, [...targets.slice(turn), ...targets.slice(0, turn)]);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const reset = () => all.forEach(cut);
  return {
    url: `http://127.0.0.1:${port}`,
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    lead: (...next) => {
      targets = next.map(addressOf);
    },
    stall: () => {
      isStalled = true;
      all.forEach((socket) => socket.pause());
    },
    resume: () => {
      isStalled = false;
      isRefusing = false;
      all.forEach((socket) => socket.resume());
    },
    reset,
    refuse: () => {
      isRefusing = true;
      reset();
    },
    get open() {
      return near.size;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      reset();
      await closed;
    },
  };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace('localhost', '127.0.0.1'), port: Number(port || 5432) };
}

/** Node would keep the handle of a socket that is reset while it shuts down. */
function cut(socket: Socket): void {
  if (socket.writableEnded || socket.connecting) socket.destroy();
  else socket.resetAndDestroy();
}

/** By hand, as `pipe` would go on reading after a pause. */
function join(near: Socket, far: Socket, passes: () => boolean): void {
  const ways = [
    [near, far],
    [far, near],
  ] as const;
  for (const [from, to] of ways) {
    from.on('data', (bytes) => {
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => {
      if (passes()) from.resume();
    });
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
  }
}
