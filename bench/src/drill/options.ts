import type { Command } from 'commander';
import { readCount } from '../readCount';

/** Whole seconds, as milliseconds. */
export const seconds = (text: string): number => readCount(text) * 1000;

/** Milliseconds from one call of a visitor to the next: many visitors, and a machine that can still do other work. */
export const CALL_EVERY_MS = 100;

/** The options of who calls, and how often. */
export function loadOptions(command: Command, visitors: number): Command {
  return command
    .option('--visitors <n>', 'calls at a time', readCount, visitors)
    .option(
      '--every <ms>',
      'from one call of a visitor to the next, where it is answered by then',
      readCount,
      CALL_EVERY_MS,
    );
}
