import { createFrenchFormat, NARROW, NONE, readPositive, type RawNumber } from './frenchNumber';

const format = createFrenchFormat({ maximumFractionDigits: 1 });

/** Kilograms: `'58.5'` → « 58,5 kg ». « – » for none, 0 or less. */
export function formatWeight(kilograms: RawNumber): string {
  const number = readPositive(kilograms);
  return number === undefined ? NONE : `${format(number)}${NARROW}kg`;
}
