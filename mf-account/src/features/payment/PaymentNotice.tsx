import { Alert, Button } from '@galopin/shared/ui';
import { isUnsettled, type PaymentFailure } from '../../domain/paymentFailure';
import { paymentCopy as copy } from '../../i18n/paymentCopy';
import type { Payment } from './usePayment';

interface Props {
  readonly payment: Payment;
  /** A payment whose answer was missing turned out to be kept. */
  readonly found: boolean;
}

/** What became of the payment, in the card it is about. */
export function PaymentNotice({ payment, found }: Props) {
  const { state } = payment;
  if (found) return <Alert severity="success">{copy.found}</Alert>;
  switch (state.status) {
    case 'confirming':
      return <Alert>{copy.confirming}</Alert>;
    case 'paid':
      return <Alert severity="success">{copy.paid}</Alert>;
    case 'cancelled':
      return <Alert>{copy.cancelled}</Alert>;
    case 'failed': {
      const { failure, order } = state;
      const isPending = failure === 'payment-pending';
      return (
        <Alert
          severity={isPending ? 'warning' : 'error'}
          action={
            order !== null && isUnsettled(failure) && <CheckAgain onCheck={() => payment.checkAgain(order)} />
          }
        >
          {describe(failure, order)}
        </Alert>
      );
    }
    case 'ready':
    case 'ordering':
      return null;
  }
}

const notOrdered: Partial<Readonly<Record<PaymentFailure, string>>> = copy.notOrdered;

/** @param order null where none was made: then nothing can have been paid */
const describe = (failure: PaymentFailure, order: string | null): string =>
  (order === null ? notOrdered[failure] : undefined) ?? copy.failures[failure];

function CheckAgain({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Button variant="secondary" icon="refresh" onClick={onCheck}>
      {copy.checkAgain}
    </Button>
  );
}
