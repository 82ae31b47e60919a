import { formatDistance, formatKilometreTime, formatMoney, formatOdds } from '@galopin/shared/lib';
import type { DataColumn } from '@galopin/shared/ui/table';
import { fr } from '../i18n/fr';
import type { Runner } from './sampleRunners';

const { columns, sexAndAge } = fr.data;

/** Columns of a short table of runners. */
export const runnerColumns: readonly DataColumn<Runner>[] = [
  { id: 'number', header: columns.number, value: ({ number }) => number, sortable: true },
  { id: 'horse', header: columns.horse, value: ({ horse }) => horse, sortable: true },
  { id: 'driver', header: columns.driver, value: ({ driver }) => driver, from: 'sm' },
  {
    id: 'odds',
    header: columns.odds,
    value: ({ odds }) => odds,
    cell: ({ odds }) => formatOdds(odds),
    align: 'end',
    sortable: true,
    hideable: true,
  },
];

/** Columns of a table so wide that it only fits a page with its cells close together. */
export const manyColumns: readonly DataColumn<Runner>[] = [
  ...runnerColumns,
  {
    id: 'age',
    header: columns.age,
    headerTitle: columns.ageTitle,
    value: ({ age }) => age,
    cell: ({ age }) => sexAndAge(String(age)),
    align: 'center',
  },
  {
    id: 'distance',
    header: columns.distance,
    headerTitle: columns.distanceTitle,
    value: ({ distance }) => distance,
    cell: ({ distance }) => formatDistance(distance),
    align: 'end',
  },
  {
    id: 'time',
    header: columns.time,
    headerTitle: columns.timeTitle,
    value: ({ time }) => time,
    cell: ({ time }) => formatKilometreTime(time),
    align: 'end',
    sortable: true,
  },
  {
    id: 'earnings',
    header: columns.earnings,
    value: ({ earnings }) => earnings,
    cell: ({ earnings }) => formatMoney(earnings),
    align: 'end',
    sortable: true,
    sortFirst: 'desc',
  },
];
