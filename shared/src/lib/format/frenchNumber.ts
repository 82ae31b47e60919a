import { atFirstUse } from './atFirstUse';

/** Shown where there is no value, or none that makes sense. */
export const NONE = '–';

/** Narrow no-break space: between thousands, and between a number and its unit. */
export const NARROW = '\u202f';

/** A quantity as sources give it: a number, or text with a point or a comma. */
export type RawNumber = number | string | null | undefined;

/** The finite number in a raw value, `undefined` when there is none. */
export function readNumber(value: RawNumber): number | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim().replace(',', '.');
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The number in a raw value when it is above 0: sources write 0 and -1 for « none ». */
export function readPositive(value: RawNumber): number | undefined {
  const number = readNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/**
 * A French number format whose spaces are all narrow and never break.
 * @throws RangeError at its first use, for options that are none
 */
export function createFrenchFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = atFirstUse(() => new Intl.NumberFormat('fr-FR', options));
  return (value) => format().format(value).replaceAll('\u00a0', NARROW);
}

/** A number without decimals: « 2 850 ». */
export const formatWhole = createFrenchFormat({ maximumFractionDigits: 0 });
