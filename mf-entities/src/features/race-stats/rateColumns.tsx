import { formatPercent } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import { percentOf, type Counts, type RateHere, type Runner } from '../../domain/Runner';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.stats;
type Column = DataColumn<Runner>;
type Head = Pick<Column, 'header' | 'headerTitle'>;

const figures = { align: 'end', sortable: true, sortFirst: 'desc' } as const;

/** A count. */
export const countColumn = (id: string, head: Head, countOf: (runner: Runner) => number): Column => ({
  id,
  ...head,
  ...figures,
  value: countOf,
  cell: (runner) => <NumericText>{countOf(runner)}</NumericText>,
});

/** Wins or places in percent of the starts, which stand in columns beside; « – » without a start. */
export const rateColumn = (
  id: string,
  head: Head,
  of: 'wins' | 'places',
  countsOf: (runner: Runner) => Counts,
): Column => {
  const rateOf = (runner: Runner) => percentOf(countsOf(runner)[of], countsOf(runner).starts);
  return {
    id,
    ...head,
    ...figures,
    value: rateOf,
    cell: (runner) => <NumericText $strong={of === 'wins'}>{formatPercent(rateOf(runner))}</NumericText>,
  };
};

/** Wins in percent with their counts, in one column: « 25 % (2/8) ». */
export const countedColumn = (id: string, head: Head, countsOf: (runner: Runner) => Counts): Column => ({
  id,
  ...head,
  ...figures,
  value: (runner) => percentOf(countsOf(runner).wins, countsOf(runner).starts),
  cell: (runner) => {
    const { starts, wins } = countsOf(runner);
    const percent = percentOf(wins, starts);
    return (
      <NumericText>{percent === null ? '–' : copy.counted(formatPercent(percent), wins, starts)}</NumericText>
    );
  },
});

/** Wins at this racecourse in percent of the starts there: « 23,1 % (13 courses) ». */
export const hereColumn = (rateOf: (runner: Runner) => RateHere): Column => ({
  id: 'here',
  ...copy.here,
  ...figures,
  value: (runner) => (rateOf(runner).starts > 0 ? rateOf(runner).winPercent : null),
  cell: (runner) => {
    const { starts, winPercent } = rateOf(runner);
    return <NumericText>{starts > 0 ? copy.outOf(formatPercent(winPercent), starts) : '–'}</NumericText>;
  },
});
