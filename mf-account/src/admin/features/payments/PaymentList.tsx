import type { AdminOrderState, AdminPayment } from '@galopin/shared/contracts';
import { formatAmount, formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Badge, Button, Cluster, NumericText, type Tone } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Code, Rows, Note } from '../../components/Rows';
import { paymentsCopy as copy } from '../../i18n/paymentsCopy';
import { PayPalComparison } from './PayPalComparison';
import { usePayPalStatus } from './usePayPalStatus';

const TONES: Readonly<Record<AdminOrderState, Tone>> = {
  created: 'blue',
  capturing: 'amber',
  abandoned: 'neutral',
  mismatched: 'red',
  completed: 'turf',
  pending: 'amber',
  declined: 'red',
  failed: 'red',
  refunded: 'neutral',
  partially_refunded: 'neutral',
  reversed: 'red',
};

/** Orders one below the other; each can be asked for at PayPal. */
export function PaymentList({ payments }: { readonly payments: readonly AdminPayment[] }) {
  return (
    <Rows aria-label={copy.list}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </Rows>
  );
}

function PaymentRow({ payment }: { readonly payment: AdminPayment }) {
  const { orderId, captureId, email, uid, state, amount, days, createdAt, capturedAt } = payment;
  const { look, ask } = usePayPalStatus(orderId);
  const label = look.status === 'idle' ? copy.look : copy.askAgain;
  const decided = capturedAt === null ? '' : `, ${copy.decided(formatParisDateTime(capturedAt))}`;
  return (
    <li>
      <Row>
        <Facts>
          <Cluster>
            <strong>{email ?? uid ?? copy.deleted}</strong>
            <Badge $tone={TONES[state]}>{copy.states[state]}</Badge>
          </Cluster>
          <Note>{`${copy.ordered(formatParisDateTime(createdAt))}${decided}`}</Note>
          <Note>
            {copy.order} {orderId === null ? copy.unnamed : <Code>{orderId}</Code>}
            {captureId !== null && (
              <>
                {' · '}
                {copy.capture} <Code>{captureId}</Code>
              </>
            )}
          </Note>
        </Facts>
        <Side>
          <span>
            <NumericText $strong>{formatAmount(amount)}</NumericText>{' '}
            <Note as="span">{copy.days(formatNumber(days))}</Note>
          </span>
          {orderId !== null && (
            <Button
              variant="secondary"
              loading={look.status === 'asking'}
              aria-label={copy.lookOf(label, orderId)}
              onClick={ask}
            >
              {label}
            </Button>
          )}
        </Side>
      </Row>
      <PayPalComparison payment={payment} look={look} />
    </li>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

  ${({ theme }) => theme.media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Facts = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};

  ${({ theme }) => theme.media.up('sm')} {
    flex-direction: column;
    align-items: flex-end;
  }
`;
