import { createFrenchFormat, formatWhole, NARROW, NONE, readNumber, type RawNumber } from './frenchNumber';

const withCents = createFrenchFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

function format(value: RawNumber, currency: string, write: (units: number) => string, divisor: number) {
  const amount = readNumber(value);
  if (amount === undefined || amount < 0) return NONE;
  const code = currency.trim().toUpperCase();
  const written = write(amount / divisor);
  // « No currency »: an amount of which nobody knows in what it is.
  if (code === 'XXX') return written;
  // Sources also carry free text here, which is shown as it came.
  return `${written}${NARROW}${code === '' || code === 'EUR' ? '€' : code}`;
}

/**
 * Whole units of a currency: `150000` → « 150 000 € »; others by ISO code, « 12 000 GBP ».
 * the bare number for XXX, « no currency »; « – » for none and for a negative amount, which sources write for « none ».
 * @param currency ISO 4217 code or `€`; defaults to euro
 */
export function formatMoney(amount: RawNumber, currency = 'EUR'): string {
  return format(amount, currency, formatWhole, 1);
}

/** Cents of a currency with two decimals: `990` → « 9,90 € ». Otherwise as {@link formatMoney}. */
export function formatCents(cents: RawNumber, currency = 'EUR'): string {
  return format(cents, currency, withCents, 100);
}
