import { NONE, readPositive, type RawNumber } from './frenchNumber';

/**
 * A trotter's time over a kilometre in milliseconds, cut to tenths as chronometers show it:
 * `73600` → « 1'13"6 ». « – » for none, 0 or less.
 */
export function formatKilometreTime(milliseconds: RawNumber): string {
  const number = readPositive(milliseconds);
  if (number === undefined) return NONE;
  const tenths = Math.floor(number / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}'${seconds}"${tenths % 10}`;
}
