import { paymentsCopy } from '../../i18n/paymentsCopy';

/** A payment's state in words; one that was stored elsewhere and is not known, as it was stored. */
export function sayPaymentState(state: string): string {
  const known: Readonly<Record<string, string>> = paymentsCopy.states;
  return (Object.hasOwn(known, state) ? (known[state] ?? state) : state).toLocaleLowerCase('fr');
}
