import { InvalidArgumentError, type Command } from 'commander';

/** A whole number from 1 on, as an option of a command. */
export function count(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('wanted: a whole number from 1 to 9999999');
}

/** Whole seconds, as milliseconds. */
export const seconds = (text: string): number => count(text) * 1000;

/** Milliseconds from one call of a visitor to the next: many visitors, and a machine that can still do other work. */
export const CALL_EVERY_MS = 100;

/** The options of who calls, and how often. */
export function loadOptions(command: Command, visitors: number): Command {
  return command
    .option('--visitors <n>', 'calls at a time', count, visitors)
    .option(
      '--every <ms>',
      'from one call of a visitor to the next, where it is answered by then',
      count,
      CALL_EVERY_MS,
    );
}
