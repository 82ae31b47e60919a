import type { Milliseconds, SubscriptionOffer } from '@galopin/shared/contracts';
import { formatAmount, formatParisDateTime, formatParisDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Stack } from '@galopin/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { isUnsettled } from '../../domain/paymentFailure';
import { paymentCopy as copy } from '../../i18n/paymentCopy';
import { PaymentNotice } from './PaymentNotice';
import { PayPalOpener } from './PayPalOpener';
import { usePayment } from './usePayment';

interface Props {
  /** Null where it could not be read. */
  readonly offer: SubscriptionOffer | null;
  /** A subscription still runs. */
  readonly renewing: boolean;
  /** End of what is paid already, where days are: the new ones begin there. Epoch milliseconds. */
  readonly paidUntil: Milliseconds | null;
  /** PayPal's number of an order that it still looks at. */
  readonly pending: string | null;
}

/** The price, when one may pay, the way to do it, and what became of it. */
export function PaymentPanel({ offer, renewing, paidUntil, pending }: Props) {
  const { site, now, track } = useShell();
  const payment = usePayment(pending);
  const { state } = payment;
  const opensAt = offer?.opensAt ?? null;
  const isOpen = opensAt === null || Date.parse(opensAt) <= now();
  // A second payment beside one that is looked at would be paid twice.
  const isWaiting = state.status === 'failed' && state.failure === 'payment-pending';
  const canPay = state.status !== 'paid' && isOpen && !isWaiting;
  const isOffered = canPay && offer !== null && site.paypal !== undefined;
  useEffect(() => {
    if (isOffered) track('subscription_step', { step: 'seen' });
  }, [track, isOffered]);
  const isFound = !isOpen && state.status === 'failed' && isUnsettled(state.failure);
  return (
    <Stack $gap={3}>
      {offer !== null && (
        <Price>
          <strong>{copy.offer(formatAmount(offer.amount), offer.days)}</strong>
          <span>{copy.offerText}</span>
        </Price>
      )}
      {isOffered && (
        <Note>
          {copy.what} {copy.until(formatParisDay(endOf(offer, Math.max(paidUntil ?? 0, now()))))}
        </Note>
      )}
      {!isOpen && <Note>{copy.opensAt(formatParisDateTime(opensAt))}</Note>}
      {renewing && canPay && <Note>{copy.renewal}</Note>}
      <PaymentNotice payment={payment} found={isFound} />
      {canPay &&
        (offer === null || site.paypal === undefined ? (
          <Note>{offer === null ? copy.offerUnreadable : copy.closed}</Note>
        ) : (
          <PayPalOpener payment={payment} paypal={site.paypal} renewing={renewing} />
        ))}
    </Stack>
  );
}

const DAY: Milliseconds = 86_400_000;
/** When the days that are bought end, which begin at a moment. */
const endOf = ({ days }: SubscriptionOffer, start: Milliseconds) => start + days * DAY;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space(3)}`};
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};

  > strong {
    ${({ theme }) => theme.text.h3}
    ${({ theme }) => theme.figures}
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
