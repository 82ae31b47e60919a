import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumericDay, formatOdds } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { NumericText, TextLink } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import styled from 'styled-components';
import type { EntityKind } from '../../domain/EntityPerformances';
import { finishOrder } from '../../domain/finishOrder';
import type { Performance } from '../../domain/Performance';
import { fr } from '../../i18n/fr';
import { disciplineLabel } from '../../i18n/raceLabels';
import { EntityLink } from '../entity-link/EntityLink';
import { ResultText } from './ResultText';

const copy = fr.columns;
type Column = DataColumn<Performance>;

const numeric = { align: 'end', sortable: true } as const;

const horse: Column = {
  id: 'horse',
  wrap: true,
  ...copy.horse,
  sortable: true,
  value: ({ horse: { name } }) => name,
  cell: (row) => <EntityLink of={row.horse} to={paths.horse.to} />,
};

const rider: Column = {
  id: 'rider',
  wrap: true,
  ...copy.rider,
  sortable: true,
  value: ({ jockey }) => jockey.name,
  cell: (row) => <EntityLink of={row.jockey} to={paths.jockey.to} />,
};

const trainer: Column = {
  id: 'trainer',
  wrap: true,
  ...copy.trainer,
  sortable: true,
  value: (row) => row.trainer.name,
  cell: (row) => <EntityLink of={row.trainer} to={paths.trainer.to} />,
};

/** The other two of horse, rider and trainer. */
const COMPANIONS: Readonly<Record<EntityKind, readonly Column[]>> = {
  horse: [rider, trainer],
  jockey: [horse, trainer],
  trainer: [horse, rider],
};

/** The columns of stored performances on the page of a horse, a rider or a trainer. */
export function performanceColumns(kind: EntityKind): readonly Column[] {
  return [
    {
      id: 'date',
      ...copy.date,
      sortable: true,
      sortFirst: 'desc',
      value: ({ jour }) => jour,
      cell: ({ jour }) => <NumericText>{formatNumericDay(jour)}</NumericText>,
    },
    {
      id: 'result',
      ...copy.result,
      sortable: true,
      value: ({ finish }) => (finish.kind === 'unknown' ? undefined : finishOrder(finish)),
      cell: (row) => <ResultText performance={row} />,
    },
    { id: 'declared', ...copy.declared, ...numeric, value: ({ declared }) => declared },
    ...COMPANIONS[kind].slice(0, kind === 'horse' ? 0 : 1),
    {
      id: 'racecourse',
      wrap: true,
      ...copy.racecourse,
      sortable: true,
      value: ({ racecourse }) => racecourse,
    },
    {
      id: 'race',
      wrap: true,
      ...copy.race,
      value: ({ raceName }) => raceName,
      cell: (row) => <RaceLink performance={row} />,
    },
    {
      id: 'discipline',
      ...copy.discipline,
      sortable: true,
      value: ({ discipline }) => disciplineLabel(discipline),
    },
    {
      id: 'distance',
      ...copy.distance,
      ...numeric,
      value: ({ distance }) => distance,
      cell: ({ distance }) => <NumericText>{formatDistance(distance)}</NumericText>,
    },
    {
      id: 'prize',
      ...copy.prize,
      ...numeric,
      sortFirst: 'desc',
      value: ({ prize }) => prize,
      cell: ({ prize, currency }) => <NumericText>{formatMoney(prize, currency)}</NumericText>,
    },
    ...COMPANIONS[kind].slice(kind === 'horse' ? 0 : 1),
    {
      id: 'odds',
      ...copy.odds,
      ...numeric,
      value: ({ finalOdds, probableOdds }) => finalOdds ?? probableOdds,
      cell: ({ finalOdds, probableOdds }) => (
        <NumericText>{formatOdds(finalOdds ?? probableOdds)}</NumericText>
      ),
    },
  ];
}

/** The race's name as a link to its card. */
export function RaceLink({ performance }: { readonly performance: Performance }) {
  return (
    <RaceName as={Link} {...{ to: paths.race.to(performance.raceId) }}>
      {performance.raceName || fr.race.title}
    </RaceName>
  );
}

const RaceName = styled(TextLink)`
  display: inline-block;
  min-width: 10rem;
`;
