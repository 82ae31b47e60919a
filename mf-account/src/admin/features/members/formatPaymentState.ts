import { knownText } from '../../domain/knownText';
import { paymentsCopy } from '../../i18n/paymentsCopy';

/** A payment's state in words; one that was stored elsewhere and is not known, as it was stored. */
export function formatPaymentState(state: string): string {
  return knownText(paymentsCopy.states, state).toLocaleLowerCase('fr');
}
