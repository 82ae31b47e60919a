import type { PageProps } from '@galopin/shared/contracts';
import { formatNumber, formatNumericDay } from '@galopin/shared/lib';
import { Card, EmptyState, PageHeader } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import type { DisciplineCounts, StatsSummary } from '../../api/fetchStatsSummary';
import { fr } from '../../i18n/fr';

const copy = fr.stats;

const columns: readonly DataColumn<DisciplineCounts>[] = [
  {
    id: 'discipline',
    header: copy.discipline,
    value: (row) => row.discipline || copy.unknownDiscipline,
    wrap: true,
  },
  ...(['races', 'runners', 'wins'] as const).map((id) => ({
    id,
    header: copy[id],
    value: (row: DisciplineCounts) => row[id],
    cell: (row: DisciplineCounts) => formatNumber(row[id]),
    align: 'end' as const,
  })),
];

/** What the stored data holds, by discipline. */
export function StatsPage({ data }: PageProps<StatsSummary>) {
  const period = data.firstDay !== null && data.lastDay !== null;
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={
          period
            ? `${copy.subtitle} ${copy.period(formatNumericDay(data.firstDay), formatNumericDay(data.lastDay))}.`
            : copy.subtitle
        }
      />
      {data.disciplines.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <Card $flush>
          <DataTable
            caption={copy.caption}
            columns={columns}
            rows={data.disciplines}
            rowKey={(row) => row.discipline}
          />
        </Card>
      )}
    </>
  );
}
