import { createFrenchFormat, NARROW, NONE, readNumber, type RawNumber } from './frenchNumber';

const format = createFrenchFormat({ maximumFractionDigits: 1 });

/** Percent, 0 to 100 and not 0 to 1: `25.64` → « 25,6 % ». « – » for none. */
export function formatPercent(percent: RawNumber): string {
  const number = readNumber(percent);
  return number === undefined ? NONE : `${format(number)}${NARROW}%`;
}
