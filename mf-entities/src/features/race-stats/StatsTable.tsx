import { EmptyState } from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import { useMemo } from 'react';
import type { Aptitudes } from '../../domain/Aptitude';
import { oddsRanks } from '../../domain/oddsRanks';
import type { RaceCard } from '../../domain/RaceCard';
import type { Runner } from '../../domain/Runner';
import { raceCopy } from '../../i18n/raceCopy';
import { StatsCard } from './StatsCard';
import { statsColumns, statsSort } from './statsColumns';
import type { StatsView } from './statsViews';

interface Props {
  readonly view: StatsView;
  readonly name: string;
  readonly card: RaceCard;
  readonly aptitudes: Aptitudes;
}

/** One table of the statistics; non-runners are not in it, nor, among records, horses without one. */
export function StatsTable({ view, name, card: { race, runners }, aptitudes }: Props) {
  const rows = useMemo(
    () => runners.filter((runner) => isCounted(runner) && (view !== 'records' || runner.record !== '')),
    [runners, view],
  );
  const columns = useMemo(
    () => statsColumns(view, { discipline: race.discipline, aptitudes, ranks: oddsRanks(runners) }),
    [view, race.discipline, aptitudes, runners],
  );
  if (view === 'records' && rows.length === 0) return <EmptyState title={raceCopy.stats.noRecords} />;
  return (
    <DataTable
      // Another view starts with its own order.
      key={view}
      caption={name}
      dense
      columns={columns}
      rows={rows}
      rowKey={({ number }) => number}
      initialSort={statsSort(view)}
      cardsBelow="sm"
      renderCard={(runner) => <StatsCard runner={runner} columns={columns} />}
    />
  );
}

const isCounted = ({ finish }: Runner) => finish.kind !== 'nonRunner';
