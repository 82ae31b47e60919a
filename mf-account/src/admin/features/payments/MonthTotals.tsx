import type { PaymentMonth } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Button, Card, CardHeader, FigureTable, NumericText, SectionTitle } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMonth } from '../../domain/formatMonth';
import { formatAmount } from '../../../domain/formatAmount';
import { paymentsCopy as copy } from '../../i18n/paymentsCopy';

/** Shown at first: the list below is what most come for. */
const FIRST_MONTHS = 3;

/** What came in, month by month, the latest first. */
export function MonthTotals({ months }: { readonly months: readonly PaymentMonth[] }) {
  const [isOpen, setOpen] = useState(false);
  const hidden = isOpen ? 0 : months.length - FIRST_MONTHS;
  return (
    <Card as="section" $flush aria-labelledby="payments-months">
      <CardHeader>
        <SectionTitle id="payments-months">{copy.months}</SectionTitle>
        <Note>{months.length === 0 ? copy.noMonths : copy.monthsNote}</Note>
      </CardHeader>
      {months.length > 0 && (
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{copy.month}</th>
              <th scope="col">{copy.paid}</th>
              <th scope="col">{copy.amount}</th>
              <th scope="col">{copy.returned}</th>
            </tr>
          </thead>
          <tbody>
            {(hidden > 0 ? months.slice(0, FIRST_MONTHS) : months).map((month) => (
              <Month key={`${month.month} ${month.currency}`} month={month} />
            ))}
          </tbody>
        </FigureTable>
      )}
      {hidden > 0 && (
        <More>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {copy.moreMonths(formatNumber(hidden))}
          </Button>
        </More>
      )}
    </Card>
  );
}

function Month({ month }: { readonly month: PaymentMonth }) {
  const { currency, paid, amount, returned, returnedAmount } = month;
  return (
    <tr>
      <th scope="row">
        <NumericText>{formatMonth(month.month)}</NumericText>
      </th>
      <td>
        <NumericText>{formatNumber(paid)}</NumericText>
      </td>
      <td>
        <NumericText $strong>{formatAmount({ value: amount, currency })}</NumericText>
      </td>
      <td>
        <NumericText $muted={returned === 0}>{formatAmount({ value: returnedAmount, currency })}</NumericText>
      </td>
    </tr>
  );
}

const More = styled.div`
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
`;

const Note = styled.span`
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
