import { formatWhole, NARROW, NONE, readPositive, type RawNumber } from './frenchNumber';

/** Metres: `2850` → « 2 850 m ». « – » for none, 0 or less. */
export function formatDistance(metres: RawNumber): string {
  const number = readPositive(metres);
  return number === undefined ? NONE : `${formatWhole(number)}${NARROW}m`;
}
