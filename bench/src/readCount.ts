import { InvalidArgumentError } from 'commander';

/** A whole number from 1 on, as an option of a command. */
export function readCount(text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('wanted: a whole number from 1 to 99999999');
}
