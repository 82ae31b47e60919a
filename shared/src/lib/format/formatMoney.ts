import { createFrenchFormat, NARROW, NONE, readNumber, type RawNumber } from './frenchNumber';

function createMoneyFormat(currency: string, decimals: number): (amount: number) => string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  try {
    const currencyDisplay = currency === 'EUR' ? 'symbol' : 'code';
    const format = createFrenchFormat({ ...digits, style: 'currency', currency, currencyDisplay });
    format(0);
    return format;
  } catch {
    // Not the form of an ISO code: sources also carry free text here, which is shown as it came.
    const format = createFrenchFormat(digits);
    return (amount) => `${format(amount)}${NARROW}${currency}`;
  }
}

const formats = new Map<string, (amount: number) => string>();

function format(value: RawNumber, currency: string, decimals: number, divisor: number): string {
  const amount = readNumber(value);
  if (amount === undefined || amount < 0) return NONE;
  const given = currency.trim();
  const code = given === '' || given === '€' ? 'EUR' : given.toUpperCase();
  const key = `${code} ${decimals}`;
  const formatAmount = formats.get(key) ?? createMoneyFormat(code, decimals);
  formats.set(key, formatAmount);
  return formatAmount(amount / divisor);
}

/**
 * Whole units of a currency: `150000` → « 150 000 € »; others by ISO code, « 12 000 GBP ».
 * « – » for none and for a negative amount, which sources write for « none ».
 * @param currency ISO 4217 code or `€`; defaults to euro
 */
export function formatMoney(amount: RawNumber, currency = 'EUR'): string {
  return format(amount, currency, 0, 1);
}

/** Cents of a currency with two decimals: `990` → « 9,90 € ». Otherwise as {@link formatMoney}. */
export function formatCents(cents: RawNumber, currency = 'EUR'): string {
  return format(cents, currency, 2, 100);
}
