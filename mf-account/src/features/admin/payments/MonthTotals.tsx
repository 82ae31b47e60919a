import type { PaymentMonth } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Card, CardHeader, FigureTable, NumericText, SectionTitle } from '@galopin/shared/ui';
import styled from 'styled-components';
import { formatMonth } from '../../../domain/admin/formatMonth';
import { formatAmount } from '../../../domain/formatAmount';
import { paymentsCopy as copy } from '../../../i18n/paymentsCopy';

/** What came in, month by month. */
export function MonthTotals({ months }: { readonly months: readonly PaymentMonth[] }) {
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
            {months.map((month) => (
              <Month key={`${month.month} ${month.currency}`} month={month} />
            ))}
          </tbody>
        </FigureTable>
      )}
    </Card>
  );
}

function Month({ month }: { readonly month: PaymentMonth }) {
  const { currency, paid, amount, returned, returnedAmount } = month;
  return (
    <tr>
      <th scope="row">{formatMonth(month.month)}</th>
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

const Note = styled.span`
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
