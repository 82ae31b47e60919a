import { paths, type StatsRow, type StatsView } from '@galopin/shared/contracts';
import { formatCents, formatMoney, formatNumber, formatPercent } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { TextLink } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import { percentOf, returnPerEuro } from '../../domain/statsRates';
import { statsCopy } from '../../i18n/statsCopy';

const copy = statsCopy.columns;

/** A row with its place in the whole list, from 1. */
export interface RankedRow extends StatsRow {
  readonly rank: number;
}

const PAGE_OF = {
  jockeys: paths.jockey,
  drivers: paths.jockey,
  trainers: paths.trainer,
  horses: paths.horse,
} as const;
type LinkedView = keyof typeof PAGE_OF;

export const isLinked = (view: StatsView): view is LinkedView => view in PAGE_OF;

/** Name of a row, as a link where it has a page. */
export function RowName({ view, row }: { readonly view: StatsView; readonly row: StatsRow }) {
  if (view === 'favourites') return statsCopy.favouriteRank(row.label);
  if (!isLinked(view)) return row.label;
  // An initial does not stand at the end of a line without its surname.
  const name = row.label.replaceAll(/\. (?=\S)/g, '.\u00a0') || `n° ${row.id}`;
  return (
    <TextLink as={Link} to={PAGE_OF[view].to(row.id)}>
      {name}
    </TextLink>
  );
}

type Column = DataColumn<RankedRow>;
const end = 'end' as const;

const number = (
  id: string,
  header: string,
  value: (row: RankedRow) => number,
  headerTitle = header,
): Column => ({
  id,
  header,
  headerTitle,
  value,
  cell: (row) => formatNumber(value(row)),
  align: end,
});
const rate = (
  id: string,
  header: string,
  headerTitle: string,
  value: (row: RankedRow) => number | null,
): Column => ({
  id,
  header,
  headerTitle,
  value,
  cell: (row) => formatPercent(value(row)),
  align: end,
});

const COUNTS: readonly Column[] = [
  number('starts', copy.starts, ({ starts }) => starts),
  number('wins', copy.wins, ({ wins }) => wins, copy.winsTitle),
  rate('winRate', copy.winRate, copy.winRateTitle, ({ wins, starts }) => percentOf(wins, starts)),
  number('places', copy.places, ({ places }) => places, copy.placesTitle),
  rate('placeRate', copy.placeRate, copy.placeRateTitle, ({ places, starts }) => percentOf(places, starts)),
];

const RETURN: Column = {
  id: 'return',
  header: copy.return,
  headerTitle: copy.returnTitle,
  value: returnPerEuro,
  cell: (row) => formatCents(returnPerEuro(row)),
  align: end,
};

const PRIZE: Column = {
  id: 'prize',
  header: copy.prize,
  headerTitle: copy.prizeTitle,
  value: ({ prize }) => prize,
  cell: ({ prize }) => formatMoney(prize / 100),
  align: end,
};

const RACECOURSE: readonly Column[] = [
  number('races', copy.races, ({ races = 0 }) => races),
  number('starts', copy.runners, ({ starts }) => starts),
  {
    id: 'meanField',
    header: copy.meanField,
    headerTitle: copy.meanFieldTitle,
    value: ({ starts, races = 0 }) => (races > 0 ? starts / races : null),
    cell: ({ starts, races = 0 }) => (races > 0 ? formatNumber(Math.round((10 * starts) / races) / 10) : '–'),
    align: end,
  },
  number(
    'favouriteWins',
    copy.favouriteWins,
    ({ favouriteWins = 0 }) => favouriteWins,
    copy.favouriteWinsTitle,
  ),
  rate('favouriteRate', copy.winRate, copy.winRateTitle, ({ favouriteWins = 0, favourites = 0 }) =>
    percentOf(favouriteWins, favourites),
  ),
  number(
    'favouritePlaces',
    copy.favouritePlaces,
    ({ favouritePlaces = 0 }) => favouritePlaces,
    copy.favouritePlacesTitle,
  ),
  rate('favouritePlaceRate', copy.placeRate, copy.placeRateTitle, ({ favouritePlaces = 0, favourites = 0 }) =>
    percentOf(favouritePlaces, favourites),
  ),
];

/** Columns of a view's table. */
export function statsColumns(view: StatsView): readonly Column[] {
  const name: Column = {
    id: 'name',
    header: copy[view],
    value: ({ label }) => label,
    cell: (row) => <RowName view={view} row={row} />,
    wrap: true,
  };
  if (view === 'racecourses') return [name, ...RACECOURSE];
  if (!isLinked(view)) return [name, ...COUNTS, RETURN];
  const rank = number('rank', copy.rank, (row) => row.rank, copy.rankTitle);
  return [{ ...rank, align: 'start' }, { ...name, sticky: true }, ...COUNTS, PRIZE, RETURN];
}
