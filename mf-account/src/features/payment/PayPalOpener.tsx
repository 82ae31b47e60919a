import {
  PAYMENT_META,
  PAYMENT_QUERY,
  paths,
  type PaymentPlace,
  type ShellApi,
} from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * The button that fetches PayPal's: nothing of PayPal is loaded for who does not pay. Its script runs in the payment
 * page's own document alone; from any other the button leads there, where the payment opens by itself.
 */
export function PayPalOpener(props: Props) {
  const place = document.querySelector<HTMLMetaElement>(`meta[name="${PAYMENT_META}"]`)?.content;
  if (place !== ('elsewhere' satisfies PaymentPlace)) return <OpenerHere {...props} />;
  return (
    <form action={paths.profile.to()}>
      <Button type="submit" name={PAYMENT_QUERY} value="1">
        {props.renewing ? copy.renew : copy.pay}
      </Button>
    </form>
  );
}

function OpenerHere({ payment, paypal, renewing }: Props) {
  const [isAsked] = useState(() => new URLSearchParams(window.location.search).has(PAYMENT_QUERY));
  const [state, setState] = useState<State>(isAsked ? 'opening' : 'closed');
  const { logger, track } = useShell();

  const fetchButtons = () => {
    track('subscription_step', { step: 'begun' });
    import(/* webpackChunkName: "paypal" */ './PayPalCheckout').then(
      ({ PayPalCheckout: Checkout }) => setState({ Checkout }),
      (error: unknown) => {
        logger.warn('The payment could not be opened', { message: String(error) });
        setState('closed');
        payment.break(error, 'buttons');
      },
    );
  };
  const handleOpen = () => {
    payment.reset();
    setState('opening');
    fetchButtons();
  };
  const openIfAsked = useEffectEvent(() => {
    if (isAsked) fetchButtons();
  });
  useEffect(() => openIfAsked(), []);
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
    <Button loading={state === 'opening'} onClick={handleOpen}>
      {renewing ? copy.renew : copy.pay}
    </Button>
  );
}
