import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatNumber, formatOdds } from '@galopin/shared/lib';
import { Badge, NumericText, SaddleCloth } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import { disciplineKind, isHarness } from '../../domain/disciplineKind';
import { finishOrder } from '../../domain/finishOrder';
import type { Race } from '../../domain/Race';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { FinishText } from '../finish/FinishText';
import { clothKind } from '../race-card/clothKind';

const copy = fr.columns;
type Column = DataColumn<Runner>;
const end = { align: 'end' } as const;

/** Columns of a result: with margins at galop, kilometre times at trot; what this race has nothing for is left out. */
export function arrivalColumns(
  race: Pick<Race, 'discipline'>,
  runners: readonly Runner[],
  deadHeats: ReadonlySet<number>,
): readonly Column[] {
  const isTrot = disciplineKind(race.discipline) === 'trot';
  const people = [rider(race.discipline), trainer];
  const all = isTrot
    ? [rank(deadHeats), cloth, horse, sexAge, distance, ...people, kilometreTime, odds]
    : [rank(deadHeats), cloth, horse, sexAge, weight, ...people, margin, odds];
  return all.filter(({ id, value }) => !OPTIONAL.has(id) || runners.some((runner) => Boolean(value(runner))));
}

const OPTIONAL = new Set(['margin', 'kilometreTime', 'odds', 'weight', 'distance']);

const rank = (deadHeats: ReadonlySet<number>): Column => ({
  id: 'rank',
  ...copy.rank,
  sortable: true,
  value: ({ finish }) => finishOrder(finish),
  cell: ({ finish }) => (
    <>
      <FinishText finish={finish} />
      {finish.kind === 'ranked' && deadHeats.has(finish.rank) && (
        <>
          {' '}
          <Badge $tone="amber">{raceCopy.arrival.deadHeat}</Badge>
        </>
      )}
    </>
  ),
});

const cloth: Column = {
  id: 'number',
  ...copy.number,
  sortable: true,
  value: ({ number }) => number,
  cell: ({ number, finish }) => <SaddleCloth number={number} kind={clothKind(finish)} />,
};

const horse: Column = {
  id: 'horse',
  ...copy.horse,
  sticky: true,
  wrap: true,
  sortable: true,
  value: (runner) => runner.horse.name,
  cell: (runner) => <EntityLink of={runner.horse} to={paths.horse.to} strong />,
};

const sexAge: Column = {
  id: 'sexAge',
  ...copy.sexAge,
  value: ({ sex, age }) => `${sex}${age ?? ''}`,
};

const distance: Column = {
  id: 'distance',
  ...raceCopy.columns.effort,
  ...end,
  value: (runner) => runner.distance,
  cell: (runner) => <NumericText>{formatDistance(runner.distance)}</NumericText>,
};

const weight: Column = {
  id: 'weight',
  ...copy.weight,
  ...end,
  sortable: true,
  value: (runner) => runner.weight,
  cell: (runner) => <NumericText>{formatNumber(runner.weight)}</NumericText>,
};

const rider = (discipline: string): Column => ({
  id: 'rider',
  wrap: true,
  ...(isHarness(discipline) ? copy.driver : copy.jockey),
  value: (runner) => runner.jockey.name,
  cell: (runner) => <EntityLink of={runner.jockey} to={paths.jockey.to} />,
});

const trainer: Column = {
  id: 'trainer',
  wrap: true,
  ...copy.trainer,
  value: (runner) => runner.trainer.name,
  cell: (runner) => <EntityLink of={runner.trainer} to={paths.trainer.to} />,
};

const kilometreTime: Column = {
  id: 'kilometreTime',
  ...copy.kilometreTime,
  ...end,
  sortable: true,
  value: (runner) => runner.kilometreTime,
  cell: (runner) => <NumericText>{runner.kilometreTime || '–'}</NumericText>,
};

const margin: Column = { id: 'margin', ...copy.margin, value: (runner) => runner.margin };

const odds: Column = {
  id: 'odds',
  ...copy.odds,
  ...end,
  sortable: true,
  value: (runner) => runner.finalOdds,
  cell: (runner) => <NumericText $strong>{formatOdds(runner.finalOdds)}</NumericText>,
};
