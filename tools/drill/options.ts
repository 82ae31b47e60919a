import { InvalidArgumentError } from 'commander';

/** A whole number from 1 on, as an option of a command. */
export function count(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('wanted: a whole number from 1 to 9999999');
}

/** Whole seconds, as milliseconds. */
export const seconds = (text: string): number => count(text) * 1000;
