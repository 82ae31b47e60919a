import type { ShellApi } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import { useState } from 'react';
import { paymentCopy as copy } from '../../i18n/paymentCopy';
import type { PayPalCheckout } from './PayPalCheckout';
import type { Payment } from './usePayment';

type Checkout = typeof PayPalCheckout;
type State = 'closed' | 'opening' | { readonly Checkout: Checkout };

interface Props {
  readonly payment: Payment;
  readonly paypal: NonNullable<ShellApi['site']['paypal']>;
  readonly renewing: boolean;
}

/** The button that fetches PayPal's: nothing of PayPal is loaded for who does not pay. */
export function PayPalOpener({ payment, paypal, renewing }: Props) {
  const [state, setState] = useState<State>('closed');
  const { logger, track } = useShell();

  const handleOpen = async () => {
    track('subscription_step', { step: 'begun' });
    payment.reset();
    setState('opening');
    try {
      const loaded = await import(/* webpackChunkName: "paypal" */ './PayPalCheckout');
      setState({ Checkout: loaded.PayPalCheckout });
    } catch (error) {
      logger.warn('The payment could not be opened', { message: String(error) });
      setState('closed');
      payment.break(error, 'buttons');
    }
  };
  if (typeof state === 'object') {
    return (
      <state.Checkout
        payment={payment}
        paypal={paypal}
        onLoadFailure={(reason) => {
          setState('closed');
          payment.break(reason, 'buttons');
        }}
      />
    );
  }
  return (
    <Button loading={state === 'opening'} onClick={() => void handleOpen()}>
      {renewing ? copy.renew : copy.pay}
    </Button>
  );
}
