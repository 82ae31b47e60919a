import type { ImportRun } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { Cluster, TextLink } from '@galopin/shared/ui';
import { Note } from '../../components/Rows';
import { importPath } from '../../domain/importsAddress';
import { describeCounts, runName } from './describeImport';
import { RunBadges } from './RunList';

/** A run in short, with the way to all of its report. */
export function RunLine({ run }: { readonly run: ImportRun }) {
  return (
    <Cluster>
      <TextLink as={Link} to={importPath(run.id)}>
        {runName(run)}
      </TextLink>
      <RunBadges run={run} />
      <Note>{describeCounts(run.counts)}</Note>
    </Cluster>
  );
}
