import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumber, formatOdds } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { Cluster, NumericText, SaddleCloth } from '@galopin/shared/ui';
import type { CellValue, DataColumn } from '@galopin/shared/ui/table';
import styled from 'styled-components';
import { disciplineKind, isHarness } from '../../domain/disciplineKind';
import { finishOrder } from '../../domain/finishOrder';
import { recentForm } from '../../domain/recentForm';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { FollowRunner } from '../favourite/FollowRunner';
import { FinishText } from '../finish/FinishText';
import { FormText } from '../form/FormText';
import { WornSilks } from '../silks/WornSilks';
import { clothKind } from './clothKind';
import type { FieldView } from './FieldView';
import { RunnerMarks } from './RunnerMarks';
import { RunnerOdds } from './RunnerOdds';

const copy = fr.columns;
/** Results of the form that fit a column; the horse's page has the rest. */
const FORM_RESULTS = 5;

type Column = DataColumn<Runner>;

/** A column that sorts; non-runners have no value in it and so come last whichever way it sorts. */
function sorting(value: (runner: Runner) => CellValue): Pick<Column, 'value' | 'sortable'> {
  return {
    sortable: true,
    value: (runner) => (runner.finish.kind === 'nonRunner' ? undefined : value(runner)),
  };
}

const numeric = { align: 'end' } as const;

/**
 * The columns of a race card: those of trot or of galop, with the rank first once the race is run. A column that
 * this field has nothing for (ratings outside of handicaps, draws over jumps) is left out.
 */
export function runnerColumns(view: FieldView, runners: readonly Runner[]): readonly Column[] {
  const { discipline, hasRun } = view;
  const isTrot = disciplineKind(discipline) === 'trot';
  const start = hasRun ? [rank, number(view), horse(view)] : [number(view), horse(view)];
  const effort = isTrot ? [shoeing, sexAge, distance(view)] : [blinkers, sexAge, weight, draw];
  const worth = isTrot ? [form(view), earnings, record] : [form(view), rating, earnings];
  const people = [rider(discipline), trainer];
  const all = [...start, ...effort, ...people, ...worth, reference(hasRun), odds(view)];
  return all
    .filter(({ id, value }) => !OPTIONAL.has(id) || runners.some((runner) => Boolean(value(runner))))
    .map((column) => (ALWAYS.has(column.id) ? column : { ...column, hideable: true }));
}

const OPTIONAL = new Set(['blinkers', 'draw', 'rating', 'record']);
/** Without these a row would not say whose it is. */
const ALWAYS = new Set(['rank', 'number', 'horse', 'odds']);

const rank: Column = {
  id: 'rank',
  ...copy.rank,
  ...sorting(({ finish }) => finishOrder(finish)),
  cell: ({ finish }) => <FinishText finish={finish} />,
};

const number = ({ silks, facts }: FieldView): Column => ({
  id: 'number',
  ...copy.number,
  ...sorting((runner) => runner.number),
  cell: (runner) => (
    <Worn>
      <SaddleCloth number={runner.number} kind={clothKind(runner.finish)} />
      <WornSilks design={silks[runner.number]} picture={facts[runner.number]?.picture} size={24} />
    </Worn>
  ),
});

const horse = (view: FieldView): Column => ({
  id: 'horse',
  ...copy.horse,
  sticky: true,
  wrap: true,
  ...sorting((runner) => runner.horse.name),
  cell: (runner) => (
    <Horse>
      <FollowRunner horse={runner.horse} />
      <span>
        <EntityLink of={runner.horse} to={paths.horse.to} strong />{' '}
        <RunnerMarks runner={runner} view={view} />
      </span>
    </Horse>
  ),
});

const shoeing: Column = {
  id: 'shoeing',
  ...copy.shoeing,
  ...sorting((runner) => shoeingLabel(runner.shoeing)),
  cell: (runner) => <Equipment label={shoeingLabel(runner.shoeing)} isFirst={runner.isFirstShoeing} />,
};

const blinkers: Column = {
  id: 'blinkers',
  ...copy.blinkers,
  ...sorting((runner) => runner.blinkers),
  cell: (runner) => <Equipment label={runner.blinkers} isFirst={runner.isFirstBlinkers} />,
};

const sexAgeOf = ({ sex, age }: Runner) => `${sex}${age ?? ''}`;

const sexAge: Column = {
  id: 'sexAge',
  ...copy.sexAge,
  ...sorting(sexAgeOf),
  cell: (runner) => <NumericText>{sexAgeOf(runner) || '–'}</NumericText>,
};

const distance = ({ raceDistance }: FieldView): Column => ({
  id: 'distance',
  ...raceCopy.columns.distanceBack,
  ...numeric,
  ...sorting((runner) => runner.distance),
  cell: (runner) => (
    <>
      <NumericText>{formatDistance(runner.distance)}</NumericText>
      {(runner.distance ?? 0) > (raceDistance ?? Infinity) && (
        <Extra title={fr.runners.handicapStart((runner.distance ?? 0) - (raceDistance ?? 0))}>
          +{(runner.distance ?? 0) - (raceDistance ?? 0)}
        </Extra>
      )}
    </>
  ),
});

const weight: Column = {
  id: 'weight',
  ...copy.weight,
  ...numeric,
  ...sorting((runner) => runner.weight),
  cell: (runner) => <NumericText>{formatNumber(runner.weight)}</NumericText>,
};

const draw: Column = {
  id: 'draw',
  ...copy.draw,
  ...numeric,
  ...sorting((runner) => runner.draw),
  cell: (runner) => <NumericText>{formatNumber(runner.draw)}</NumericText>,
};

const rider = (discipline: string): Column => ({
  id: 'rider',
  wrap: true,
  ...(isHarness(discipline) ? copy.driver : copy.jockey),
  ...sorting((runner) => runner.jockey.name),
  cell: (runner) => <EntityLink of={runner.jockey} to={paths.jockey.to} />,
});

const trainer: Column = {
  id: 'trainer',
  wrap: true,
  ...copy.trainer,
  ...sorting((runner) => runner.trainer.name),
  cell: (runner) => <EntityLink of={runner.trainer} to={paths.trainer.to} />,
};

const form = ({ extras }: FieldView): Column => ({
  id: 'form',
  ...copy.form,
  value: (runner) => recentForm(runner.form, FORM_RESULTS),
  cell: (runner) => <FormText runner={runner} results={FORM_RESULTS} extras={extras} />,
});

const record: Column = {
  id: 'record',
  ...raceCopy.columns.record,
  ...numeric,
  ...sorting((runner) => runner.record),
  cell: (runner) => <NumericText>{runner.record || '–'}</NumericText>,
};

const rating: Column = {
  id: 'rating',
  from: 'lg',
  ...copy.rating,
  ...numeric,
  sortFirst: 'desc',
  ...sorting((runner) => runner.rating),
  cell: (runner) => <NumericText>{formatNumber(runner.rating)}</NumericText>,
};

const earnings: Column = {
  id: 'earnings',
  ...copy.earnings,
  ...numeric,
  sortFirst: 'desc',
  ...sorting((runner) => runner.earnings),
  cell: (runner) => <NumericText>{formatMoney(runner.earnings, runner.currency)}</NumericText>,
};

const reference = (hasRun: boolean): Column => ({
  id: 'probableOdds',
  from: 'lg',
  ...(hasRun ? copy.openingOdds : raceCopy.columns.reference),
  ...numeric,
  ...sorting((runner) => runner.probableOdds),
  cell: (runner) => <NumericText>{formatOdds(runner.probableOdds)}</NumericText>,
});

const odds = (view: FieldView): Column => ({
  id: 'odds',
  ...copy.odds,
  ...numeric,
  ...sorting((runner) => runner.finalOdds),
  cell: (runner) => <RunnerOdds runner={runner} view={view} />,
});

function Equipment({ label, isFirst }: { readonly label: string; readonly isFirst: boolean }) {
  if (label === '') return <>–</>;
  return (
    <>
      <NumericText>{label}</NumericText>
      {isFirst && <Extra>{fr.runners.firstTime}</Extra>}
    </>
  );
}

const Worn = styled(Cluster).attrs({ $gap: 2 })`
  flex-wrap: nowrap;
`;

/** A block, as inline blocks do not take the line through a non-runner's row. */
const Horse = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 10.5rem;
`;

const Extra = styled.span`
  margin-left: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.amberInk};
  white-space: nowrap;
`;
