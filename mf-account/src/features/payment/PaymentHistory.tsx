import type { Milliseconds, PaymentRecord } from '@galopin/shared/contracts';
import { formatAmount, formatParisDateTime, formatParisDay } from '@galopin/shared/lib';
import { Link, useRevalidator } from '@galopin/shared/router';
import {
  Badge,
  Card,
  Cluster,
  FailureCard,
  SectionTitle,
  Stack,
  TextLink,
  type Tone,
} from '@galopin/shared/ui';
import styled from 'styled-components';
import { formatPeriod } from '../../domain/formatPeriod';
import { receiptPath } from '../../domain/receiptPath';
import { paymentCopy as copy } from '../../i18n/paymentCopy';

interface Props {
  /** Newest first; null where they could not be read. */
  readonly payments: readonly PaymentRecord[] | null;
  /** Of days that are in the member's record: where none of the payments bought them, they were paid elsewhere. */
  readonly paidAt: Milliseconds | null;
  readonly onRetry: () => void;
}

const TONES: Readonly<Record<PaymentRecord['state'], Tone>> = {
  completed: 'turf',
  pending: 'amber',
  declined: 'red',
  failed: 'red',
  refunded: 'neutral',
  partially_refunded: 'neutral',
  reversed: 'red',
};

/** The payments made, each with the days it paid for and its receipt. */
export function PaymentHistory({ payments, paidAt, onRetry }: Props) {
  const { state } = useRevalidator();
  if (payments === null) {
    return (
      <FailureCard
        title={copy.historyUnreadable}
        text={copy.historyUnreadableText}
        onRetry={onRetry}
        retrying={state === 'loading'}
      />
    );
  }
  return (
    <Card as="section" aria-labelledby="profile-payments">
      <Stack $gap={2}>
        <SectionTitle id="profile-payments">{copy.history}</SectionTitle>
        {payments.length === 0 ? (
          <Small>{paidAt === null ? copy.historyEmpty : copy.paidElsewhere(formatParisDay(paidAt))}</Small>
        ) : (
          <List aria-label={copy.historyCaption}>
            {payments.map((payment) => (
              <PaymentItem key={payment.id} payment={payment} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

function PaymentItem({ payment }: { readonly payment: PaymentRecord }) {
  const { id, state, amount, createdAt, receiptNumber } = payment;
  const period = formatPeriod(payment);
  return (
    <li>
      <Cluster $spread>
        <Cluster>
          <strong>{formatAmount(amount)}</strong>
          <Badge $tone={TONES[state]}>{copy.states[state]}</Badge>
        </Cluster>
        {receiptNumber !== null && (
          <TextLink as={Link} to={receiptPath(id)}>
            {copy.receiptOf(receiptNumber)}
          </TextLink>
        )}
      </Cluster>
      <Small>
        {formatParisDateTime(createdAt)}
        {period !== null && ` · ${period}`}
      </Small>
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: ${({ theme }) => theme.space(2)} 0;
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

const Small = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
