import { useShell } from '@galopin/shared/shell-context';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import type { RaceCard } from '../../domain/RaceCard';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceTitle } from '../../i18n/raceLabels';
import type { RunnersView } from './FieldView';
import { RunnerCard } from './RunnerCard';
import { RunnerDetails } from './RunnerDetails';

interface Props {
  readonly card: RaceCard;
  readonly view: RunnersView;
  readonly columns: readonly DataColumn<Runner>[];
  readonly hiddenColumns: readonly string[];
}

/** The runners by number, or by result once there is one. */
export function RunnersTable({ card: { race, runners }, view, columns, hiddenColumns }: Props) {
  const { track } = useShell();
  return (
    <DataTable
      caption={fr.runners.caption(raceTitle(race))}
      dense
      columns={columns}
      hiddenColumns={hiddenColumns}
      rows={runners}
      rowKey={(runner) => runner.number}
      rowKind={rowKind}
      initialSort={{ column: view.hasRun ? 'rank' : 'number', direction: 'asc' }}
      onSort={(sort) => track('table_sorted', { table: 'runners', ...sort })}
      details={{
        render: (runner) => <RunnerDetails runner={runner} view={view} />,
        nameOf: ({ horse }) => horse.name,
      }}
      compactCards
      renderCard={(runner) => <RunnerCard runner={runner} view={view} />}
    />
  );
}

function rowKind({ finish }: Runner): 'muted' | 'highlight' | undefined {
  if (finish.kind === 'nonRunner') return 'muted';
  return finish.kind === 'ranked' && finish.rank === 1 ? 'highlight' : undefined;
}
