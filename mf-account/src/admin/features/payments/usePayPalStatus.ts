import { isAppError, type PayPalLook } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { fetchPayPalStatus } from '../../api/fetchPayPalStatus';
import { paymentsCopy } from '../../i18n/paymentsCopy';

export type PayPalFailure = keyof typeof paymentsCopy.failures;

/** What PayPal was asked about one order. */
export type PayPalStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly answer: PayPalLook }
  | { readonly status: 'failed'; readonly failure: PayPalFailure };

/** Asks PayPal about an order when told to, and not before: each question is a call to PayPal. */
export function usePayPalStatus(orderId: string | null) {
  const shell = useShell();
  const [look, setLook] = useState<PayPalStatus>({ status: 'idle' });
  const ask = async () => {
    if (orderId === null) return;
    setLook({ status: 'asking' });
    try {
      setLook({ status: 'known', answer: await fetchPayPalStatus(shell, orderId) });
    } catch (error) {
      shell.logger.error('An order could not be looked at', { message: String(error) });
      setLook({ status: 'failed', failure: failureOf(error) });
    }
  };
  return { look, ask: () => void ask() };
}

function failureOf(error: unknown): PayPalFailure {
  const refusal = isAppError(error, 'http') ? error.details['refusal'] : undefined;
  const known = typeof refusal === 'string' && Object.hasOwn(paymentsCopy.failures, refusal);
  return known ? (refusal as PayPalFailure) : 'unknown';
}
