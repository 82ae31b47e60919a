import type { AdminPayment, PayPalLook } from '@galopin/shared/contracts';
import { formatAmount, formatParisClock } from '@galopin/shared/lib';
import { Alert, FigureTable } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Code } from '../../components/Rows';
import { paymentsCopy as copy } from '../../i18n/paymentsCopy';
import type { PayPalStatus } from './usePayPalStatus';

interface Props {
  readonly payment: AdminPayment;
  readonly look: PayPalStatus;
}

/** What PayPal says of an order, beside what is stored; where they differ, that stands out. */
export function PayPalComparison({ payment, look }: Props) {
  switch (look.status) {
    case 'idle':
      return null;
    case 'asking':
      return <Alert>{copy.looking}</Alert>;
    case 'failed':
      return <Alert severity="warning">{copy.failures[look.failure]}</Alert>;
    case 'known':
      return <Answer payment={payment} answer={look.answer} />;
  }
}

function Answer({ payment, answer }: { readonly payment: AdminPayment; readonly answer: PayPalLook }) {
  const { differences, askedAt, orderStatus, capture } = answer;
  const isSame = differences.length === 0;
  const isOff = (what: PayPalLook['differences'][number]) => differences.includes(what);
  return (
    <Alert severity={isSame ? 'success' : 'error'} title={isSame ? copy.same : copy.differs}>
      {differences.map((difference) => (
        <div key={difference}>{copy.differences[difference]}</div>
      ))}
      <Sides>
        <thead>
          <tr>
            <th scope="col">{copy.asked(formatParisClock(askedAt))}</th>
            <th scope="col">{copy.facts.here}</th>
            <th scope="col">{copy.facts.there}</th>
          </tr>
        </thead>
        <tbody>
          <Line
            name={copy.facts.money}
            here={copy.states[payment.state]}
            there={capture === null ? copy.noMoney : copy.states[capture.state]}
            isOff={isOff('state')}
          />
          <Line
            name={copy.amount}
            here={formatAmount(payment.amount)}
            there={capture === null ? '–' : formatAmount(capture.amount)}
            isOff={isOff('amount')}
          />
          <Line
            name={copy.capture}
            here={payment.captureId ?? '–'}
            there={capture?.id ?? '–'}
            isOff={isOff('capture')}
          />
          <tr>
            <th scope="row">{copy.facts.orderStatus}</th>
            <td>–</td>
            <td>
              <Code>{orderStatus}</Code>
            </td>
          </tr>
        </tbody>
      </Sides>
    </Alert>
  );
}

interface LineProps {
  readonly name: string;
  readonly here: string;
  readonly there: string;
  readonly isOff: boolean;
}

function Line({ name, here, there, isOff }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{here}</td>
      <td>{isOff ? <mark>{there}</mark> : there}</td>
    </tr>
  );
}

const Sides = styled(FigureTable)`
  margin-top: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.ink};
  td {
    overflow-wrap: anywhere;
  }

  th:first-child {
    overflow-wrap: normal;
  }

  mark {
    padding: 0 ${({ theme }) => theme.space(1)};
    border-radius: ${({ theme }) => theme.radii.sm};
    color: ${({ theme }) => theme.colors.red};
    background: ${({ theme }) => theme.colors.redSoft};
    font-weight: 650;
  }
`;
