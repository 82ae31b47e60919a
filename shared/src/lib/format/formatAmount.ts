import type { MoneyAmount } from '../../contracts';
import { formatCents } from './formatMoney';

/** PayPal's decimal text as a price: `9.90` EUR → « 9,90 € ». */
export function formatAmount({ value, currency }: MoneyAmount): string {
  return formatCents(Math.round(Number(value) * 100), currency);
}
