import type { PaymentRecord } from '@galopin/shared/contracts';
import { formatParisDay } from '@galopin/shared/lib';
import { paymentCopy } from '../i18n/paymentCopy';

/** The days a payment paid for, as in Paris: « du 18/11/2026 au 18/12/2026 »; null where it bought none. */
export function formatPeriod({
  periodStart,
  periodEnd,
}: Pick<PaymentRecord, 'periodStart' | 'periodEnd'>): string | null {
  if (periodStart === null || periodEnd === null) return null;
  return paymentCopy.periodOf(formatParisDay(periodStart), formatParisDay(periodEnd));
}
