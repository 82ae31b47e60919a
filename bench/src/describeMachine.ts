import { cpus, loadavg, totalmem } from 'node:os';

/** What figures were measured on: processor, memory, Node, and how busy the machine was (load of the last minute). */
export function describeMachine(): string {
  const [first] = cpus();
  const [load = 0] = loadavg();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}
