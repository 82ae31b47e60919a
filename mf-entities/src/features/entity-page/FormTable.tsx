import { paths, type EntityAnswer, type EntityMonth, type EntityStart } from '@galopin/shared/contracts';
import { formatNumericDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { NumericText, TextLink } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { fillMonths } from '../../domain/fillMonths';
import { finishOf } from '../../domain/finishOf';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { fr } from '../../i18n/fr';
import { disciplineLabel } from '../../i18n/raceLabels';
import { FinishText } from '../finish/FinishText';
import { tallyColumns } from './tallyColumns';

/** The figures of the form's chart, newest first. */
export function FormTable({ entity }: { readonly entity: EntityAnswer }) {
  if (entity.identity.kind === 'horse') {
    return (
      <DataTable
        caption={copy.ranksTable(entity.name)}
        dense
        columns={START_COLUMNS}
        rows={entity.starts.toReversed()}
        rowKey={({ raceId }) => raceId}
        pageSize={10}
      />
    );
  }
  return (
    <DataTable
      caption={copy.monthsTable(entity.name)}
      dense
      columns={MONTH_COLUMNS}
      rows={fillMonths(entity.months, entity.today).toReversed()}
      rowKey={({ month }) => month}
      pageSize={12}
    />
  );
}

const START_COLUMNS: readonly DataColumn<EntityStart>[] = [
  {
    id: 'date',
    ...fr.columns.date,
    value: ({ jour }) => jour,
    cell: ({ jour, raceId }) => (
      <TextLink as={Link} to={paths.race.to(raceId)}>
        <NumericText>{formatNumericDay(jour)}</NumericText>
      </TextLink>
    ),
  },
  {
    id: 'rank',
    ...fr.columns.result,
    value: ({ rank }) => rank,
    cell: ({ rank, result }) => (
      <FinishText finish={rank === null ? finishOf(result, 0, null) : { kind: 'ranked', rank }} />
    ),
  },
  { id: 'declared', ...fr.columns.declared, align: 'end', value: ({ declared }) => declared },
  { id: 'racecourse', ...fr.columns.racecourse, wrap: true, value: ({ racecourse }) => racecourse },
  {
    id: 'discipline',
    ...fr.columns.discipline,
    from: 'sm',
    value: ({ discipline }) => disciplineLabel(discipline),
  },
];

const MONTH_COLUMNS: readonly DataColumn<EntityMonth>[] = [
  {
    id: 'month',
    ...copy.month,
    value: ({ month }) => month,
    cell: ({ month }) => <NumericText>{month.split('-').toReversed().join('/')}</NumericText>,
  },
  ...tallyColumns<EntityMonth>((month) => month),
];
