import { readdirSync, readFileSync } from 'node:fs';
import { readStat, TICKS } from '@galopin/tools/start';

/** What a process and those of its children that have ended have used by now. */
export interface ProcessUse {
  readonly pid: number;
  /** Command line, arguments separated by blanks. */
  readonly command: string;
  /** Processor seconds, of the user and of the system. */
  readonly seconds: number;
  /** Megabytes; resident now. */
  readonly memory: number;
}

/** Kilobytes of a page of memory. */
const PAGE = 4;

interface Entry extends ProcessUse {
  readonly parent: number;
}

/**
 * The processes below one, itself included, and what each has used: what one that has ended used counts for its parent.
 * @throws Error where the system tells nothing of processes, which is everywhere but on Linux
 */
export function readProcessTree(root: number): readonly ProcessUse[] {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readEntry);
  const found: Entry[] = entries.filter((entry) => entry.pid === root);
  // Grows while it is walked: children are found behind their parents.
  for (const above of found) found.push(...entries.filter((entry) => entry.parent === above.pid));
  return found;
}

function readEntry(name: string): Entry[] {
  try {
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    const field = readStat(Number(name));
    const ticks = field(14) + field(15) + field(16) + field(17);
    return [
      {
        pid: Number(name),
        parent: field(4),
        command,
        seconds: ticks / TICKS,
        memory: (field(24) * PAGE) / 1024,
      },
    ];
  } catch {
    // Ended since the list was read.
    return [];
  }
}
