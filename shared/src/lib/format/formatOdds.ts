import { createFrenchFormat, NONE, readNumber, type RawNumber } from './frenchNumber';

const format = createFrenchFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Decimal odds, one decimal: `11.8` → « 11,8 ». « – » for anything below 1, which sources write for « none ». */
export function formatOdds(odds: RawNumber): string {
  const number = readNumber(odds);
  return number === undefined || number < 1 ? NONE : format(number);
}
