import type { MoneyAmount, PayPalDifference } from '@galopin/shared/contracts';
import { isDecided, type Payment } from './Payment';
import type { PayPalOrder } from './paypal/PayPalOrder';

/** What our record of an order and PayPal's disagree on; empty where both say the same. */
export function comparePayPal(payment: Payment, order: PayPalOrder): readonly PayPalDifference[] {
  const { capture, customId } = order;
  const amount = capture?.amount ?? order.amount;
  const differs: Readonly<Record<PayPalDifference, boolean>> = {
    // As long as PayPal holds no money, an order that we have not decided about may be in any state there.
    state: isDecided(payment) ? capture?.state !== payment.state : capture !== undefined,
    amount: amount !== undefined && !isSame(amount, payment.amount),
    capture: payment.captureId !== null && capture !== undefined && capture.id !== payment.captureId,
    member: payment.uid !== null && customId !== undefined && customId !== payment.uid,
  };
  return (['state', 'amount', 'capture', 'member'] as const).filter((name) => differs[name]);
}

/** PayPal writes `9.9` as `9.90`; texts of decimals are compared as cents, never as binary fractions. */
function isSame(one: MoneyAmount, other: MoneyAmount): boolean {
  return one.currency === other.currency && cents(one) === cents(other);
}

const cents = ({ value }: MoneyAmount) => Math.round(Number(value) * 100);
