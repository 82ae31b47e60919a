import {
  PAYMENT_META,
  PAYMENT_QUERY,
  paths,
  type PaymentPlace,
  type ShellApi,
} from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Button, Stack } from '@galopin/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { paymentCopy as copy } from '../../i18n/paymentCopy';
import type { PayPalCheckout } from './PayPalCheckout';
import type { Payment } from './usePayment';
import { Waiver } from './Waiver';

type Checkout = typeof PayPalCheckout;
type State = 'closed' | 'opening' | { readonly Checkout: Checkout };

interface Props {
  readonly payment: Payment;
  readonly paypal: NonNullable<ShellApi['site']['paypal']>;
  readonly renewing: boolean;
}

/**
 * The button that fetches PayPal's: nothing of PayPal is loaded for who does not pay. Its script runs in the payment
 * page's own document alone; from any other the button leads there, where the payment opens as soon as its payer has
 * waived the right of withdrawal.
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
  const [state, setState] = useState<State>('closed');
  const [waiver, setWaiver] = useState<'open' | 'missing' | 'given'>('open');
  const box = useRef<HTMLInputElement>(null);
  const { logger, track } = useShell();
  // Who was led here to pay goes on with the tick.
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);

  const handleOpen = () => {
    payment.reset();
    setState('opening');
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
  const handleWaiver = (isGiven: boolean) => {
    setWaiver(isGiven ? 'given' : 'open');
    // Who has pressed already has nothing else to press.
    if (isGiven && (isAsked || waiver === 'missing')) handleOpen();
  };
  const handlePress = () => {
    if (waiver === 'given') return handleOpen();
    setWaiver('missing');
    box.current?.focus();
  };
  return (
    <Stack $gap={3}>
      <Waiver
        ref={box}
        isGiven={waiver === 'given'}
        isMissing={waiver === 'missing'}
        isFixed={state !== 'closed'}
        onChange={handleWaiver}
      />
      {typeof state === 'object' ? (
        <state.Checkout
          payment={payment}
          paypal={paypal}
          onLoadFailure={(reason) => {
            setState('closed');
            payment.break(reason, 'buttons');
          }}
        />
      ) : (
        <Button loading={state === 'opening'} onClick={handlePress}>
          {renewing ? copy.renew : copy.pay}
        </Button>
      )}
    </Stack>
  );
}
