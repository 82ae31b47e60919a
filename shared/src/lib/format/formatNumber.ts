import { createFrenchFormat, NONE, readNumber, type RawNumber } from './frenchNumber';

const format = createFrenchFormat({ maximumFractionDigits: 2 });

/** A plain number, at most two decimals: `2850` → « 2 850 ». « – » when there is none. */
export function formatNumber(value: RawNumber): string {
  const number = readNumber(value);
  return number === undefined ? NONE : format(number);
}
