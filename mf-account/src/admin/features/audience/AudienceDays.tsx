import type { AudienceReport } from '@galopin/shared/contracts';
import { formatDay, formatNumber, formatNumericDay } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import { LineChart } from '@galopin/shared/ui/chart';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { Details } from '../../components/Details';
import { SectionCard } from '../../components/SectionCard';
import { audienceCopy } from '../../i18n/audienceCopy';

const copy = audienceCopy.days;
type Day = AudienceReport['days'][number];

/** Visits and page views of every day, drawn and in a table. */
export function AudienceDays({ days }: { readonly days: readonly Day[] }) {
  const line = (measure: 'visits' | 'pageViews') => ({
    name: copy.columns[measure].header,
    points: days.map((day) => ({
      key: day.jour,
      // Without the year, which the title above has.
      label: formatNumericDay(day.jour).slice(0, 5),
      value: day[measure],
    })),
  });
  return (
    <SectionCard title={copy.title}>
      <LineChart
        label={copy.chart}
        format={formatNumber}
        fromZero
        lines={[line('pageViews'), line('visits')]}
      />
      <Details summary={copy.open}>
        <DataTable
          caption={copy.table}
          columns={COLUMNS}
          rows={days}
          rowKey={({ jour }) => jour}
          initialSort={{ column: 'jour', direction: 'desc' }}
        />
      </Details>
    </SectionCard>
  );
}

const number = (id: 'visits' | 'pageViews'): DataColumn<Day> => ({
  id,
  ...copy.columns[id],
  align: 'end',
  sortable: true,
  sortFirst: 'desc',
  value: (day) => day[id],
  cell: (day) => <NumericText>{formatNumber(day[id])}</NumericText>,
});

const COLUMNS: readonly DataColumn<Day>[] = [
  {
    id: 'jour',
    ...copy.columns.jour,
    sortable: true,
    sortFirst: 'desc',
    value: ({ jour }) => jour,
    cell: ({ jour }) => formatDay(jour),
  },
  number('visits'),
  number('pageViews'),
];
