import type { ImportOutcome, ImportRun } from '@galopin/shared/contracts';
import { formatCount, formatParisDateTime } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Badge, Cluster, RowLink, Stack, type Tone } from '@galopin/shared/ui';
import { Note, Rows } from '../../components/Rows';
import { importPath } from '../../domain/importsAddress';
import { importsCopy as copy } from '../../i18n/importsCopy';
import { runName, describeCounts, formatRunDuration, describeFiles } from './describeImport';

const TONES: Readonly<Record<ImportOutcome, Tone>> = {
  running: 'blue',
  completed: 'turf',
  incomplete: 'amber',
  failed: 'red',
  interrupted: 'red',
};

/** How a run ended, and how much it did not take. */
export function RunBadges({ run: { outcome, counts } }: { readonly run: ImportRun }) {
  return (
    <>
      <Badge $tone={TONES[outcome]}>{copy.outcomes[outcome]}</Badge>
      {counts.rejected > 0 && (
        <Badge $tone="amber">{formatCount(counts.rejected, copy.rejectedRow, copy.rejectedRows)}</Badge>
      )}
    </>
  );
}

/** Runs one below the other; all of a row opens it. */
export function RunList({ runs }: { readonly runs: readonly ImportRun[] }) {
  return (
    <Rows $flush aria-label={copy.runs}>
      {runs.map((run) => (
        <li key={run.id}>
          <RowLink as={Link} to={importPath(run.id)}>
            <Stack $gap={1}>
              <Cluster>
                <strong>{runName(run)}</strong>
                <RunBadges run={run} />
              </Cluster>
              <Note>
                {[
                  copy.started(formatParisDateTime(run.startedAt)),
                  ...durationOf(run),
                  describeFiles(run.files),
                ].join(' · ')}
              </Note>
              <Note>{describeCounts(run.counts)}</Note>
            </Stack>
          </RowLink>
        </li>
      ))}
    </Rows>
  );
}

function durationOf(run: ImportRun): readonly string[] {
  const took = formatRunDuration(run);
  return took === null ? [] : [copy.lasted(took)];
}
