import { cpus, loadavg, totalmem } from 'node:os';

/** What figures were measured on: processor, memory, Node, and how busy the machine was (load of the last minute). */
export function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, load ${describeLoad()}`;
}

/** How busy the machine was, on average over the last minute. */
export function describeLoad(): string {
  const [load = 0] = loadavg();
  return load.toFixed(1);
}
