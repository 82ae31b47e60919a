import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc/<pid>/stat`: 100 on every Linux that Node runs on. */
export const TICKS = 100;

/**
 * Processor seconds that a process has used, of the user and of the system.
 * @returns 0 for one that is gone
 */
export function processorTime(pid: number): number {
  try {
    if (existsSync('/proc/self/stat')) {
      const field = readStat(pid);
      return (field(14) + field(15)) / TICKS;
    }
    return secondsIn(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    // Ended since; that it did is told elsewhere.
    return 0;
  }
}

/**
 * Numbers of `/proc/<pid>/stat`, as proc(5) counts its fields; those behind the name, which may hold blanks.
 * @throws the system's error for a process that is gone
 */
export function readStat(pid: number): (nth: number) => number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (nth) => Number(fields[nth - 3]);
}

/** @param time such as `1-02:03:04.50` or `3:04` */
export function secondsIn(time: string): number {
  const [clock = '', days = '0'] = time.trim().split('-').reverse();
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0) + Number(days) * 86_400;
}
