import type { ShellApi } from '@galopin/shared/contracts';
import { useShell, useUnsavedInput } from '@galopin/shared/shell-context';
import { useRef, useState } from 'react';
import { confirmPayment } from '../../api/confirmPayment';
import { createOrder } from '../../api/createOrder';
import { isSaveFailure, paymentFailure, type PaymentFailure } from '../../domain/paymentFailure';
import { paymentCopy as copy } from '../../i18n/paymentCopy';

export type PaymentState =
  | { readonly status: 'ready' | 'ordering' | 'cancelled' | 'confirming' | 'paid' }
  /** `order` is the one to look at again; null where none was made or approved. */
  | { readonly status: 'failed'; readonly failure: PaymentFailure; readonly order: string | null };

/**
 * A payment, from the order to the subscription it opens.
 * @param pending an order that PayPal still looks at, where there is one
 */
export function usePayment(pending: string | null) {
  const shell = useShell();
  const [ownState, setState] = useState<PaymentState>({ status: 'ready' });
  const state: PaymentState =
    pending !== null && ownState.status === 'ready'
      ? { status: 'failed', failure: 'payment-pending', order: pending }
      : ownState;
  const confirming = useRef<Promise<void>>(null);
  /** What has been told already: the buttons report it once more. */
  const told = useRef(false);
  // A reload now would leave the visitor without an answer.
  useUnsavedInput(state.status === 'ordering' || state.status === 'confirming');

  const fail = (failure: PaymentFailure, order: string | null, error: unknown) => {
    told.current = true;
    shell.track('subscription_step', { step: 'failed', reason: failure });
    shell.logger.error('The payment failed', { failure, message: String(error) });
    setState({ status: 'failed', failure, order });
  };

  const save = async (orderID: string) => {
    setState({ status: 'confirming' });
    try {
      await confirmPayment(shell, orderID);
    } catch (error) {
      const failure = paymentFailure(error);
      fail(failure, orderID, error);
      if (isSaveFailure(failure)) shell.notify({ message: copy.saveFailed, status: 'error' });
      // Not waited for: the buttons take no press before this has answered, and are in view again.
      void refreshSubscription(shell);
      throw error;
    }
    shell.track('subscription_step', { step: 'paid' });
    setState({ status: 'paid' });
    await refreshSubscription(shell);
  };

  /** Once at a time, however often it is called. */
  const saveOnce = (orderID: string) =>
    (confirming.current ??= save(orderID).finally(() => {
      confirming.current = null;
    }));

  return {
    state,
    /** Rejects where no order can be made, which closes PayPal's window. */
    async order(): Promise<string> {
      told.current = false;
      setState({ status: 'ordering' });
      try {
        if (!isSignedIn(shell)) throw new Error(copy.signedOut);
        const orderID = await createOrder(shell);
        shell.track('subscription_step', { step: 'ordered' });
        return orderID;
      } catch (error) {
        fail(paymentFailure(error), null, error);
        throw error;
      }
    },
    /** Saves an approved order; rejects as the save does. */
    async approve(orderID: string): Promise<void> {
      if (!isSignedIn(shell)) return setState({ status: 'ready' });
      shell.track('subscription_step', { step: 'approved' });
      await saveOnce(orderID);
    },
    /** The same for an order whose answer is missing; how it ends is in the state. */
    checkAgain: (orderID: string) => void saveOnce(orderID).catch(() => undefined),
    cancel() {
      shell.track('subscription_step', { step: 'cancelled' });
      setState({ status: 'cancelled' });
    },
    /** What the buttons themselves report. */
    break(error: unknown, failure: PaymentFailure = paymentFailure(error)) {
      if (!told.current) fail(failure, null, error);
    },
    reset() {
      told.current = false;
      setState({ status: 'ready' });
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;

/** The session's subscription and the page's data, read anew. */
async function refreshSubscription(shell: ShellApi): Promise<void> {
  await shell.session.checkSubscription();
  shell.revalidate();
}

/** Whether somebody is there to pay; nobody is logged and stops what was begun (specification, part 8). */
function isSignedIn({ session, logger }: ShellApi): boolean {
  const isMember = session.get().status === 'signedIn';
  if (!isMember) logger.error(copy.signedOut);
  return isMember;
}
