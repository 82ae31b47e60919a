import { readFileSync } from 'node:fs';

/** Place of the start time behind the command's name, which stands in brackets and may hold anything. */
const START_TIME = 19;

/**
 * When a process began, in ticks since the machine did: with its number it tells one process from another that was
 * given the same number later. Undefined where there is no such process, or where the system has no `/proc`.
 *
 * @source proc(5), `/proc/pid/stat`, field 22
 */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME];
  } catch (error) {
    // The folder of a process goes away with it, also between opening and reading.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
