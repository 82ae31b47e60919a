import { randomUUID } from 'node:crypto';
import type { NodeBus } from '../redis/NodeBus';

/** Milliseconds between two reports of a node. */
const REPORT_EVERY = 10_000;
/** Milliseconds after its last report that a node is taken for gone. */
const GONE_AFTER = 25_000;

export interface StreamCount {
  /** Streams of this node, and of all that were heard of lately. */
  readonly count: () => { readonly here: number; readonly all: number };
  readonly stop: () => void;
}

/** Adds up the open streams of all nodes, each of which tells the others its own number. */
export function countStreams(
  hub: { readonly size: number },
  bus: NodeBus,
  now: () => number,
  every = REPORT_EVERY,
): StreamCount {
  const self = randomUUID();
  const others = new Map<string, { readonly size: number; readonly at: number }>();
  bus.on('streams', (text) => {
    const [node = '', size] = text.split(' ');
    others.set(node, { size: Number(size), at: now() });
  });
  const report = () => bus.send('streams', `${self} ${hub.size}`);
  bus.onBack(report);
  const timer = setInterval(report, every);
  timer.unref();
  return {
    count: () => {
      for (const [node, { at }] of others) if (now() - at > GONE_AFTER) others.delete(node);
      const elsewhere = [...others.values()].reduce((sum, { size }) => sum + size, 0);
      return { here: hub.size, all: hub.size + elsewhere };
    },
    stop: () => clearInterval(timer),
  };
}
