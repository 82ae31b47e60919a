import { rateOf, type Tally } from '@galopin/shared/contracts';
import type { DataColumn } from '@galopin/shared/ui/table';
import { entityCopy } from '../../i18n/entityCopy';
import { CountWithRate } from './CountWithRate';

const numeric = { align: 'end', sortable: true, sortFirst: 'desc' } as const;
const { starts, wins, places } = entityCopy.columns;

/** Starts, wins and places with their rates; sorted by rate, as counts follow the starts. */
export function tallyColumns<Row>(tallyOf: (row: Row) => Tally): readonly DataColumn<Row>[] {
  return [
    { id: 'starts', ...starts, ...numeric, value: (row) => tallyOf(row).starts },
    {
      id: 'wins',
      ...wins,
      ...numeric,
      value: (row) => rateOf(tallyOf(row).wins, tallyOf(row).starts),
      cell: (row) => <CountWithRate part={tallyOf(row).wins} of={tallyOf(row).starts} />,
    },
    {
      id: 'places',
      ...places,
      ...numeric,
      value: (row) => rateOf(tallyOf(row).places, tallyOf(row).starts),
      cell: (row) => <CountWithRate part={tallyOf(row).places} of={tallyOf(row).starts} />,
    },
  ];
}
