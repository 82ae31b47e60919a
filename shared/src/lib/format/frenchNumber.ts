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

interface Digits {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits: number;
}

/** From here on a number has no decimals worth showing. */
const HUGE = 1e15;
/** Below it a number is written with an exponent, and shown as 0. */
const TINY = 1e-6;

/**
 * A French number format whose spaces are narrow and never break, rounded as `Intl` does it: halves of the written
 * decimal number away from 0. It is not `Intl` itself, whose first format costs a page 25 ms, 100 on a phone.
 */
export function createFrenchFormat({
  minimumFractionDigits: least = 0,
  maximumFractionDigits: most,
}: Digits): (value: number) => string {
  return (value) => {
    const size = Math.abs(value);
    if (!Number.isFinite(size)) return NONE;
    const digits =
      size >= HUGE
        ? `${BigInt(Math.round(size))}${'0'.repeat(most)}`
        : String(size < TINY ? 0 : Math.round(Number(`${size}e${most}`)));
    const padded = digits.padStart(most + 1, '0');
    const whole = padded.slice(0, padded.length - most).replaceAll(/\B(?=(?:\d{3})+$)/g, NARROW);
    let decimals = padded.slice(padded.length - most);
    while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
    const sign = value < 0 && /[1-9]/.test(padded) ? '-' : '';
    return `${sign}${whole}${decimals && `,${decimals}`}`;
  };
}

/** A number without decimals: « 2 850 ». */
export const formatWhole = createFrenchFormat({ maximumFractionDigits: 0 });
