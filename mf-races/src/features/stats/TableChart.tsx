import type { StatsSort, StatsView } from '@galopin/shared/contracts';
import { formatCents, formatMoney, formatNumber, formatPercent } from '@galopin/shared/lib';
import { Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { BarList, ColumnChart } from '@galopin/shared/ui/chart';
import { percentOf, returnPerEuro } from '../../domain/statsRates';
import { statsCopy as copy } from '../../i18n/statsCopy';
import { isLinked, RowName, type RankedRow } from './statsColumns';

interface Props {
  readonly view: StatsView;
  readonly sort: StatsSort;
  readonly rows: readonly RankedRow[];
}

const BARS = 10;

interface Measure {
  readonly value: (row: RankedRow) => number | null;
  readonly format: (value: number | null) => string;
  readonly note?: (row: RankedRow) => string;
}

const of = (part: number, whole: number) => copy.rateNote(formatNumber(part), formatNumber(whole));
const MEASURES: Readonly<Record<StatsSort, Measure>> = {
  wins: {
    value: ({ wins }) => wins,
    format: formatNumber,
    note: ({ starts }) => copy.outOf(formatNumber(starts)),
  },
  starts: { value: ({ starts }) => starts, format: formatNumber },
  places: {
    value: ({ places }) => places,
    format: formatNumber,
    note: ({ starts }) => copy.outOf(formatNumber(starts)),
  },
  winRate: {
    value: ({ wins, starts }) => percentOf(wins, starts),
    format: formatPercent,
    note: ({ wins, starts }) => of(wins, starts),
  },
  placeRate: {
    value: ({ places, starts }) => percentOf(places, starts),
    format: formatPercent,
    note: ({ places, starts }) => of(places, starts),
  },
  prize: { value: ({ prize }) => prize / 100, format: formatMoney },
  return: { value: returnPerEuro, format: formatCents },
  order: {
    value: ({ favouriteWins = 0, favourites = 0 }) => percentOf(favouriteWins, favourites),
    format: formatPercent,
    note: ({ favouriteWins = 0, favourites = 0 }) => of(favouriteWins, favourites),
  },
};

/** The table's first rows as bars; stalls and favourite ranks as columns of their win rate. */
export function TableChart({ view, sort, rows }: Props) {
  if (view === 'draws' || view === 'favourites') return <RateColumns view={view} rows={rows} />;
  const { value, format, note } = MEASURES[sort];
  const title = isLinked(view)
    ? copy.chart.top(copy.filters.sorts[sort].toLowerCase())
    : copy.chart.racecourses;
  if (rows[0]?.rank !== 1) return null;
  return (
    <Card>
      <Stack $gap={3}>
        <SectionTitle>{title}</SectionTitle>
        <BarList
          label={title}
          bars={rows.slice(0, BARS).map((row) => ({
            key: String(row.id),
            label: <RowName view={view} row={row} />,
            value: value(row) ?? 0,
            text: format(value(row)),
            ...(note !== undefined && { note: note(row) }),
          }))}
        />
      </Stack>
    </Card>
  );
}

function RateColumns({
  view,
  rows,
}: {
  readonly view: 'draws' | 'favourites';
  readonly rows: readonly RankedRow[];
}) {
  const ordered = [...rows].sort((one, other) => one.id - other.id);
  return (
    <Card>
      <Stack $gap={3}>
        <SectionTitle>{copy.chart.winRate}</SectionTitle>
        <ColumnChart
          label={copy.chart[view]}
          format={formatPercent}
          points={ordered.map(({ id, label, wins, starts }) => ({
            key: String(id),
            label,
            value: percentOf(wins, starts),
            detail: `${label} : ${formatPercent(percentOf(wins, starts))} (${of(wins, starts)})`,
          }))}
        />
      </Stack>
    </Card>
  );
}
