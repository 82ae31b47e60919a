import { paths } from '@galopin/shared/contracts';
import { NumericText, SaddleCloth } from '@galopin/shared/ui';
import type { DataColumn, DataSort } from '@galopin/shared/ui/table';
import type { Aptitude, Aptitudes } from '../../domain/Aptitude';
import { isHarness } from '../../domain/disciplineKind';
import type { Counts, Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { FinishText } from '../finish/FinishText';
import { countColumn, countedColumn, hereColumn, rateColumn } from './rateColumns';
import type { StatsView } from './statsViews';

const copy = raceCopy.stats;
type Column = DataColumn<Runner>;

interface Field {
  readonly discipline: string;
  readonly aptitudes: Aptitudes;
  /** Ranks by odds, by saddle-cloth number. */
  readonly ranks: ReadonlyMap<number, number>;
}

const NOTHING: Counts = { starts: 0, wins: 0, places: 0 };

/** Columns of one table of the statistics: number, who, figures. */
export function statsColumns(view: StatsView, field: Field): readonly Column[] {
  const aptitude = (of: keyof Aptitude) => (runner: Runner) =>
    field.aptitudes[runner.number]?.[of] ?? NOTHING;
  switch (view) {
    case 'chevaux':
      return [cloth, horse, ...totals((runner) => runner.horseCounts)];
    case 'jockeys':
      return [
        cloth,
        rider(field),
        ...totals((runner) => runner.jockeyCounts),
        hereColumn((r) => r.jockeyHere),
      ];
    case 'entraineurs':
      return [cloth, trainer, ...totals((runner) => runner.trainerCounts), hereColumn((r) => r.trainerHere)];
    case 'couples':
      return [cloth, horse, rider(field), ...totals((runner) => runner.pairCounts)];
    case 'records':
      return [cloth, horse, record, sexAge, rider(field)];
    case 'aptitudes':
      return [
        cloth,
        horse,
        ...(['distance', 'surface', 'racecourse', 'turn'] as const).map((of) =>
          countedColumn(of, copy[of], aptitude(of)),
        ),
      ];
    case 'favoris':
      return [
        cloth,
        horse,
        oddsRank(field.ranks),
        countColumn('starts', copy.asFavourite, (runner) => aptitude('favourite')(runner).starts),
        countColumn('wins', copy.favouriteWins, (runner) => aptitude('favourite')(runner).wins),
        rateColumn('winRate', copy.favouriteRate, 'wins', aptitude('favourite')),
        result,
      ];
  }
}

/** The order a table opens with: what it is about, best first. */
export function statsSort(view: StatsView): DataSort {
  if (view === 'records') return { column: 'record', direction: 'asc' };
  if (view === 'favoris') return { column: 'oddsRank', direction: 'asc' };
  return {
    column: view === 'aptitudes' ? 'number' : 'winRate',
    direction: view === 'aptitudes' ? 'asc' : 'desc',
  };
}

const totals = (countsOf: (runner: Runner) => Counts): readonly Column[] => [
  countColumn('starts', copy.starts, (runner) => countsOf(runner).starts),
  countColumn('wins', copy.wins, (runner) => countsOf(runner).wins),
  rateColumn('winRate', copy.winRate, 'wins', countsOf),
  countColumn('places', copy.places, (runner) => countsOf(runner).places),
  rateColumn('placeRate', copy.placeRate, 'places', countsOf),
];

const cloth: Column = {
  id: 'number',
  ...fr.columns.number,
  sortable: true,
  value: ({ number }) => number,
  cell: ({ number }) => <SaddleCloth number={number} />,
};

const horse: Column = {
  id: 'horse',
  ...fr.columns.horse,
  sticky: true,
  wrap: true,
  sortable: true,
  value: (runner) => runner.horse.name,
  cell: (runner) => <EntityLink of={runner.horse} to={paths.horse.to} strong />,
};

const rider = ({ discipline }: Field): Column => ({
  id: 'rider',
  ...(isHarness(discipline) ? fr.columns.driver : fr.columns.jockey),
  wrap: true,
  sortable: true,
  value: (runner) => runner.jockey.name,
  cell: (runner) => <EntityLink of={runner.jockey} to={paths.jockey.to} />,
});

const trainer: Column = {
  id: 'trainer',
  ...fr.columns.trainer,
  wrap: true,
  sortable: true,
  value: (runner) => runner.trainer.name,
  cell: (runner) => <EntityLink of={runner.trainer} to={paths.trainer.to} />,
};

const record: Column = {
  id: 'record',
  ...raceCopy.columns.record,
  sortable: true,
  value: (runner) => runner.record,
  cell: (runner) => <NumericText $strong>{runner.record}</NumericText>,
};

const sexAge: Column = {
  id: 'sexAge',
  ...fr.columns.sexAge,
  value: ({ sex, age }) => `${sex}${age ?? ''}`,
};

const oddsRank = (ranks: ReadonlyMap<number, number>): Column => ({
  id: 'oddsRank',
  ...copy.oddsRank,
  align: 'end',
  sortable: true,
  value: ({ number }) => ranks.get(number),
});

const result: Column = {
  id: 'result',
  ...fr.columns.result,
  value: () => undefined,
  cell: ({ finish }) => <FinishText finish={finish} />,
};
