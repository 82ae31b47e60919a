import type { PaymentMonth } from '@galopin/shared/contracts';
import { formatAmount, formatNumber } from '@galopin/shared/lib';
import { FigureTable, NumericText } from '@galopin/shared/ui';
import { ListCard } from '../../components/ListCard';
import { ShowMore } from '../../components/ShowMore';
import { useFirstRows } from '../../components/useFirstRows';
import { formatMonth } from '../../domain/formatMonth';
import { paymentsCopy as copy } from '../../i18n/paymentsCopy';

/** Shown at first: the list below is what most come for. */
const FIRST_MONTHS = 3;

/** What came in, month by month, the latest first. */
export function MonthTotals({ months }: { readonly months: readonly PaymentMonth[] }) {
  const { shown, hidden, showAll } = useFirstRows(months, FIRST_MONTHS);
  return (
    <ListCard
      title={copy.months}
      note={months.length > 0 && copy.monthsNote}
      empty={months.length === 0 && copy.noMonths}
      foot={hidden > 0 && <ShowMore label={copy.moreMonths(formatNumber(hidden))} onClick={showAll} />}
    >
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
          {shown.map((month) => (
            <Month key={`${month.month} ${month.currency}`} month={month} />
          ))}
        </tbody>
      </FigureTable>
    </ListCard>
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
