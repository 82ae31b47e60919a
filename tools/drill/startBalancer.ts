import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A plain reverse proxy before several nodes, by connections. */
export interface Balancer {
  readonly url: string;
  /** What it leads to from the next connection on; one that does not answer is passed over. */
  lead(targets: readonly string[]): void;
  /** Holds back everything that comes from either side, as a network does that drops packets; and goes on. */
  stall(isStalled: boolean): void;
  /** Resets every open connection. */
  cut(): void;
  stop(): Promise<void>;
}

/** @param targets addresses such as `http://127.0.0.1:3001` or `postgres://…`, of which host and port count */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let nodes = targets.map(addressOf);
  let turn = 0;
  let isStalled = false;
  const open = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (visitor) => {
    keep(visitor);
    turn += 1;
    reach(
      visitor,
      nodes.map((_node, at) => nodes[(turn + at) % nodes.length] ?? nodes[0]),
    );
  });

  function keep(socket: Socket): void {
    open.add(socket);
    if (isStalled) socket.pause();
    socket.setNoDelay(true);
    socket.on('close', () => open.delete(socket));
    // How a connection ends is the other side's to hear.
    socket.on('error', () => socket.destroy());
  }

  function reach(visitor: Socket, [first, ...others]: readonly (Address | undefined)[]): void {
    if (first === undefined) return void visitor.destroy();
    const node = connect(first);
    const giveWay = () => reach(visitor, others);
    node.once('error', giveWay);
    node.once('connect', () => {
      node.off('error', giveWay);
      keep(node);
      for (const [from, to] of [
        [visitor, node],
        [node, visitor],
      ] as const) {
        from.on('data', (piece) => {
          if (!to.write(piece)) from.pause();
        });
        to.on('drain', () => {
          if (!isStalled) from.resume();
        });
        from.on('end', () => to.end());
        from.on('close', () => to.destroy());
      }
      if (!isStalled) visitor.resume();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lead: (next) => void (nodes = next.map(addressOf)),
    stall: (on) => {
      isStalled = on;
      for (const socket of open) {
        if (on) socket.pause();
        else socket.resume();
      }
    },
    cut: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 5432) };
}
