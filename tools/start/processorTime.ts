import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc/<pid>/stat`: 100 on every Linux that Node runs on. */
const TICKS = 100;

/**
 * Processor seconds that a process has used, of the user and of the system.
 * @returns 0 for one that is gone
 */
export function processorTime(pid: number): number {
  try {
    if (existsSync('/proc/self/stat')) {
      // Behind the name in parentheses, which may hold blanks: proc(5), fields 14 and 15.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    }
    return secondsIn(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    // Ended since; that it did is told elsewhere.
    return 0;
  }
}

/** @param time such as `1-02:03:04.50` or `3:04` */
export function secondsIn(time: string): number {
  const [clock = '', days = '0'] = time.trim().split('-').reverse();
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0) + Number(days) * 86_400;
}
