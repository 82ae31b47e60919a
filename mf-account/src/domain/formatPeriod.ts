import type { PaymentRecord } from '@galopin/shared/contracts';
import { paymentCopy } from '../i18n/paymentCopy';

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The days a payment paid for, as in Paris: « du 18/11/2026 au 18/12/2026 »; null where it bought none. */
export function formatPeriod({
  periodStart,
  periodEnd,
}: Pick<PaymentRecord, 'periodStart' | 'periodEnd'>): string | null {
  if (periodStart === null || periodEnd === null) return null;
  return paymentCopy.periodOf(day.format(new Date(periodStart)), day.format(new Date(periodEnd)));
}
