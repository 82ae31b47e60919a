import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import type { ShellApi } from '@galopin/shared/contracts';
import { Spinner } from '@galopin/shared/ui';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { paymentCopy as copy } from '../../i18n/paymentCopy';
import type { Payment } from './usePayment';

interface Props {
  readonly payment: Payment;
  readonly paypal: NonNullable<ShellApi['site']['paypal']>;
  /** PayPal's script did not come. */
  readonly onLoadFailure: (reason: Error) => void;
}

/** PayPal's own buttons and the script they need. Loaded when the visitor opens the payment. */
export function PayPalCheckout({ payment, paypal, onLoadFailure }: Props) {
  const options = useMemo(() => ({ ...SCRIPT, ...paypal, ...styleNonce() }), [paypal]);
  return (
    <PayPalScriptProvider options={options}>
      <Buttons payment={payment} onLoadFailure={onLoadFailure} />
    </PayPalScriptProvider>
  );
}

const SCRIPT = { components: 'buttons', intent: 'capture', locale: 'fr_FR' };

/** Lets PayPal's script write its styles under the document's policy. */
function styleNonce(): { readonly dataCspNonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce === undefined || nonce === '' ? {} : { dataCspNonce: nonce };
}

function Buttons({ payment, onLoadFailure }: Omit<Props, 'paypal'>) {
  const [{ isRejected, isResolved }] = usePayPalScriptReducer();
  useEffect(() => {
    if (isRejected) onLoadFailure(new Error('The script of PayPal did not come'));
  }, [isRejected, onLoadFailure]);
  return (
    // Stays in the page while the payment is confirmed: it is the buttons that wait for the answer.
    <Place role="group" aria-label={copy.choose} hidden={payment.state.status === 'confirming'}>
      {!isResolved && <Spinner label={copy.opening} />}
      <PayPalButtons
        style={{ layout: 'vertical', label: 'pay' }}
        createOrder={payment.order}
        onApprove={({ orderID }) => payment.approve(orderID)}
        onCancel={payment.cancel}
        onError={(error) => payment.break(error)}
      />
    </Place>
  );
}

/** As high as the buttons will be. */
const Place = styled.div`
  min-height: 2.875rem;
`;
