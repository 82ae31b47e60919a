import type { BuildTimeline, HealthTimelineAnswer } from '@galopin/shared/contracts';
import { formatNumber, formatParisDateTime, formatPercent } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { Details } from '../../components/Details';
import { shortBuild } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import { BuildId } from './BuildId';

const copy = versionsCopy.health;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What the charts draw: each build's sums, and every step on demand. */
export function HealthTables({ timeline }: { readonly timeline: HealthTimelineAnswer }) {
  const { builds, steps } = timeline;
  const rows = steps.map((at, place) => ({ at, place })).reverse();
  return (
    <>
      <DataTable caption={copy.table} columns={SUMS} rows={builds} rowKey={({ build }) => build} />
      <Details summary={copy.steps}>
        <p>{copy.cellHelp}</p>
        <DataTable
          caption={copy.stepTable}
          columns={stepColumns(builds)}
          rows={rows}
          rowKey={({ at }) => at}
        />
      </Details>
    </>
  );
}

const number = (
  id: 'sessions' | 'bad' | 'share',
  value: (row: BuildTimeline) => number,
  format: (value: number) => string,
): DataColumn<BuildTimeline> => ({
  id,
  ...copy.columns[id],
  align: 'end',
  sortable: true,
  value,
  cell: (row) => <NumericText>{format(value(row))}</NumericText>,
});

const SUMS: readonly DataColumn<BuildTimeline>[] = [
  {
    id: 'build',
    ...copy.columns.build,
    value: ({ build }) => build,
    cell: ({ build }) => <BuildId id={build} />,
  },
  number('sessions', ({ sessions }) => sum(sessions), formatNumber),
  number('bad', ({ badSessions }) => sum(badSessions), formatNumber),
  number('share', ({ sessions, badSessions }) => (100 * sum(badSessions)) / sum(sessions), formatPercent),
];

interface Step {
  readonly at: string;
  readonly place: number;
}

function stepColumns(builds: readonly BuildTimeline[]): readonly DataColumn<Step>[] {
  return [
    { id: 'at', ...copy.step, value: ({ at }) => at, cell: ({ at }) => formatParisDateTime(at) },
    ...builds.map(({ build, sessions, badSessions }): DataColumn<Step> => ({
      id: build,
      header: shortBuild(build),
      align: 'end',
      value: ({ place }) => sessions[place],
      cell: ({ place }) => (
        <NumericText>
          {copy.cell(formatNumber(sessions[place] ?? 0), formatNumber(badSessions[place] ?? 0))}
        </NumericText>
      ),
    })),
  ];
}
