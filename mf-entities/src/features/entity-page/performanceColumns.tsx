import { paths, type EntityAnswer, type EntityKind, type EntityPerformance } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumericDay, formatOdds, formatWeight } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { NumericText } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import { finishOrder } from '../../domain/finishOrder';
import { outcomeFinish } from '../../domain/outcomeFinish';
import { entityCopy } from '../../i18n/entityCopy';
import { fr } from '../../i18n/fr';
import { EntityLink } from '../entity-link/EntityLink';
import { RaceLink } from './RaceLink';
import { ResultText } from './ResultText';

type Row = EntityPerformance;
type Column = DataColumn<Row>;

const copy = fr.columns;
const numeric = { align: 'end' } as const;

const date: Column = {
  id: 'date',
  ...copy.date,
  value: ({ jour }) => jour,
  cell: ({ jour }) => <NumericText>{formatNumericDay(jour)}</NumericText>,
};
const result: Column = {
  id: 'result',
  ...copy.result,
  value: (row) => finishOrder(outcomeFinish(row)),
  cell: (row) => <ResultText performance={row} />,
};
const race: Column = {
  id: 'race',
  wrap: true,
  ...copy.race,
  value: ({ raceName }) => raceName,
  cell: (row) => <RaceLink performance={row} />,
};
const distance: Column = {
  id: 'distance',
  ...copy.distance,
  ...numeric,
  value: (row) => row.distance,
  cell: (row) => (
    <NumericText title={row.startHandicap === null ? undefined : entityCopy.startHandicap(row.startHandicap)}>
      {formatDistance(row.distance)}
    </NumericText>
  ),
};
const prize: Column = {
  id: 'prize',
  ...copy.prize,
  ...numeric,
  value: (row) => row.prize,
  cell: (row) => <NumericText>{formatMoney(row.prize, row.currency)}</NumericText>,
};
const odds: Column = {
  id: 'odds',
  ...copy.odds,
  ...numeric,
  value: (row) => row.odds,
  cell: (row) => <NumericText>{formatOdds(row.odds)}</NumericText>,
};

/** Shown where some row has a value: trot has shoeing and times, gallop has weights. */
const OPTIONAL: readonly Column[] = [
  { id: 'draw', ...entityCopy.draw, ...numeric, from: 'lg', value: ({ draw }) => draw },
  {
    id: 'weight',
    ...copy.weight,
    ...numeric,
    value: ({ weight }) => weight,
    cell: ({ weight }) => <NumericText>{formatWeight(weight)}</NumericText>,
  },
  { id: 'shoeing', ...copy.shoeing, from: 'lg', value: ({ shoeing }) => shoeingLabel(shoeing) },
  { id: 'kilometreTime', ...copy.kilometreTime, from: 'lg', value: ({ kilometreTime }) => kilometreTime },
];

const PEOPLE = {
  horse: person('horse', copy.horse),
  jockey: person('jockey', copy.rider),
  trainer: person('trainer', copy.trainer),
} as const;

function person(kind: EntityKind, head: { readonly header: string }): Column {
  return {
    id: kind,
    wrap: true,
    ...head,
    value: (row) => row[kind].name,
    cell: (row) => <EntityLink of={row[kind]} to={paths[kind].to} />,
  };
}

/** The columns for the rows at hand; a horse's trainer only where it was not always the one of today. */
export function performanceColumns(
  kind: EntityKind,
  { identity }: Pick<EntityAnswer, 'identity'>,
  rows: readonly Row[],
): readonly Column[] {
  const filled = OPTIONAL.filter(({ value }) => rows.some((row) => value(row) !== null && value(row) !== ''));
  const isSameTrainer =
    identity.kind === 'horse' && rows.every(({ trainer }) => trainer.id === identity.trainer.id);
  const others = {
    horse: [PEOPLE.jockey, ...(isSameTrainer ? [] : [PEOPLE.trainer])],
    jockey: [PEOPLE.trainer],
    trainer: [PEOPLE.jockey],
  }[kind];
  return [
    date,
    result,
    { id: 'declared', ...copy.declared, ...numeric, value: ({ declared }) => declared },
    ...(kind === 'horse' ? [] : [PEOPLE.horse]),
    { id: 'racecourse', wrap: true, ...copy.racecourse, value: ({ racecourse }) => racecourse },
    race,
    // The stored word alone (« Attelé »): in this column trot goes without saying.
    { id: 'discipline', ...copy.discipline, value: ({ discipline }) => discipline },
    distance,
    ...filled,
    prize,
    ...others,
    odds,
  ];
}
