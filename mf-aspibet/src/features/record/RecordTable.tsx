import type { TipRate, TipReturn } from '@galopin/shared/contracts';
import { formatCents, formatCount, formatNumber, formatPercent, NONE } from '@galopin/shared/lib';
import { FigureTable, NumericText } from '@galopin/shared/ui';
import type { RecordPeriod } from '../../domain/RecordPeriod';
import { recordCopy as copy } from '../../i18n/recordCopy';
import { Count } from './TrackRecordPart.styles';

const RATES = ['baseWins', 'basePlaces', 'winners', 'tierce', 'quarte', 'quinte'] as const;
const RETURNS = ['winReturn', 'placeReturn'] as const;

/** A row a measure, a column a period; every rate beside its count. */
export function RecordTable({ periods }: { readonly periods: readonly RecordPeriod[] }) {
  return (
    <FigureTable aria-label={copy.table}>
      <thead>
        <tr>
          <th scope="col">{copy.measure}</th>
          {periods.map(({ days }) => (
            <th key={days} scope="col">
              {copy.period(days)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{copy.tips}</th>
          {periods.map(({ days, tips }) => (
            <td key={days}>
              <NumericText>{formatNumber(tips)}</NumericText>
            </td>
          ))}
        </tr>
        {RATES.map((key) => (
          <tr key={key}>
            <th scope="row">{copy.rates[key]}</th>
            {periods.map((period) => (
              <td key={period.days}>
                <Rate rate={period[key]} />
              </td>
            ))}
          </tr>
        ))}
        {RETURNS.map((key) => (
          <tr key={key}>
            <th scope="row">{copy.returns[key]}</th>
            {periods.map((period) => (
              <td key={period.days}>
                <Return stakes={period[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

function Rate({ rate: { hits, count } }: { readonly rate: TipRate }) {
  if (count === 0) return NONE;
  return (
    <>
      <NumericText $strong>{formatPercent((100 * hits) / count)}</NumericText>{' '}
      <Count>{copy.of(formatNumber(hits), formatNumber(count))}</Count>
    </>
  );
}

/** What 1 € brought back on average. */
function Return({ stakes: { returned, count } }: { readonly stakes: TipReturn }) {
  if (count === 0) return NONE;
  return (
    <>
      <NumericText $strong>{formatCents(returned / count)}</NumericText>{' '}
      <Count>{formatCount(count, copy.stake)}</Count>
    </>
  );
}
