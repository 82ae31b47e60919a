import type { QuinteStats, StatsRow, StatsView } from '@galopin/shared/contracts';
import type { CsvValue } from '../downloads/csvLine';
import { fr } from './i18n/fr';

/** A file of statistics: heads, then rows. */
export type CsvSheet = readonly (readonly CsvValue[])[];

/** Percent or euros with two decimals; nothing of nothing. */
const share = (part: number, whole: number, factor = 100) =>
  whole === 0 ? null : Math.round((part / whole) * factor * 100) / 100;

const LINKED: readonly StatsView[] = ['jockeys', 'drivers', 'trainers', 'horses'];

/** Rows of a table in their order. */
export function tableSheet(view: StatsView, rows: readonly StatsRow[]): CsvSheet {
  if (view === 'racecourses') return racecourseSheet(rows);
  const hasPrize = LINKED.includes(view);
  const head = [
    ...(hasPrize ? [fr.rank, fr.id] : []),
    fr.names[view],
    fr.starts,
    fr.wins,
    fr.winRate,
    fr.places,
    fr.placeRate,
    ...(hasPrize ? [fr.prize] : []),
    fr.bets,
    fr.return,
  ];
  return [
    head,
    ...rows.map((row, index) => [
      ...(hasPrize ? [index + 1, row.id] : []),
      hasPrize ? row.label : row.id,
      row.starts,
      row.wins,
      share(row.wins, row.starts),
      row.places,
      share(row.places, row.starts),
      ...(hasPrize ? [row.prize / 100] : []),
      row.bets,
      share(row.returned, row.bets, 0.01),
    ]),
  ];
}

function racecourseSheet(rows: readonly StatsRow[]): CsvSheet {
  const { names, races, starts, favourites, favouriteWins, winRate, favouritePlaces, placeRate } = fr;
  return [
    [names.racecourses, races, starts, favourites, favouriteWins, winRate, favouritePlaces, placeRate],
    ...rows.map((row) => [
      row.label,
      row.races ?? 0,
      row.starts,
      row.favourites ?? 0,
      row.favouriteWins ?? 0,
      share(row.favouriteWins ?? 0, row.favourites ?? 0),
      row.favouritePlaces ?? 0,
      share(row.favouritePlaces ?? 0, row.favourites ?? 0),
    ]),
  ];
}

export function numbersSheet({ numbers }: Pick<QuinteStats, 'numbers'>): CsvSheet {
  return [
    [fr.number, fr.starts, fr.hits, fr.expected, fr.gap, fr.longestGap, fr.lastDay],
    ...numbers.map(({ number, starts, hits, expected, gap, longestGap, lastRace }) => [
      number,
      starts,
      hits,
      Math.round(expected * 100) / 100,
      gap,
      longestGap,
      lastRace?.jour ?? null,
    ]),
  ];
}

export function dividendsSheet({ order, anyOrder }: Pick<QuinteStats, 'order' | 'anyOrder'>): CsvSheet {
  const lines = (label: string, paid: QuinteStats['order']) =>
    paid.map(({ jour, racecourse, name, combination, dividend, winners }) => [
      label,
      jour,
      racecourse,
      name,
      combination,
      dividend / 100,
      winners,
    ]);
  return [
    [fr.bet, fr.day, fr.racecourse, fr.race, fr.combination, fr.dividend, fr.winners],
    ...lines(fr.order, order),
    ...lines(fr.anyOrder, anyOrder),
  ];
}
