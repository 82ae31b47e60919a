import type { ImportedFile, ImportReject, ImportRunDetails, Milliseconds } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Alert, ButtonLink, Grid, Stack } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { FactList } from '../../../components/FactList';
import { ListCard } from '../../components/ListCard';
import { RefreshStatus } from '../../components/RefreshStatus';
import { Code, Note, Rows } from '../../components/Rows';
import { SectionCard } from '../../components/SectionCard';
import { adminPath } from '../../domain/adminAddress';
import { importsCopy as copy } from '../../i18n/importsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { runName, describeCounts, describeFiles, describePlace } from './describeImport';
import { RunBadges } from './RunList';

/** One run of the import: what came of it, of each file, and what was not taken. */
export function ImportRunView({
  run,
  readAt,
}: {
  readonly run: ImportRunDetails;
  readonly readAt: Milliseconds;
}) {
  const { fileReports, rejects, counts, notices, failure } = run;
  return (
    <AdminFrame view="imports" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      <div>
        <ButtonLink as={Link} to={adminPath('imports')} $variant="quiet">
          {copy.back}
        </ButtonLink>
      </div>
      {failure !== null && (
        <Alert severity="error" title={copy.facts.failure}>
          <Code lang="en">{failure}</Code>
        </Alert>
      )}
      <Grid $min="28rem">
        <Facts run={run} />
        <Files files={fileReports} total={run.files.total} />
      </Grid>
      <Rejects rejects={rejects} total={counts.rejected} />
      {notices.length > 0 && <Notices notices={notices} />}
    </AdminFrame>
  );
}

function Facts({ run }: { readonly run: ImportRunDetails }) {
  const { startedAt, endedAt, counts, days, files } = run;
  return (
    <SectionCard title={runName(run)} badges={<RunBadges run={run} />} gap={2}>
      <FactList
        facts={[
          { name: copy.facts.started, value: formatParisDateTime(startedAt) },
          { name: copy.facts.ended, value: endedAt === null ? null : formatParisDateTime(endedAt) },
          { name: copy.facts.files, value: describeFiles(files) },
          { name: copy.facts.inserted, value: formatNumber(counts.inserted) },
          { name: copy.facts.updated, value: formatNumber(counts.updated) },
          { name: copy.facts.unchanged, value: formatNumber(counts.unchanged) },
          { name: copy.facts.others, value: formatNumber(counts.others) },
          { name: copy.facts.rejected, value: formatNumber(counts.rejected) },
          { name: copy.facts.days, value: formatNumber(days) },
        ]}
      />
    </SectionCard>
  );
}

function Files({ files, total }: { readonly files: readonly ImportedFile[]; readonly total: number }) {
  return (
    <ListCard
      title={copy.filesTitle}
      note={total > files.length && copy.filesMost(formatNumber(files.length))}
    >
      <Rows>
        {files.map(({ file, counts, failure, rejectsFile }, place) => (
          <li key={`${place} ${file}`}>
            <Code>{file}</Code>
            {failure === null ? (
              <Note>
                {[
                  describeCounts(counts),
                  ...(counts.rejected > 0
                    ? [formatCount(counts.rejected, copy.rejectedRow, copy.rejectedRows)]
                    : []),
                ].join(', ')}
              </Note>
            ) : (
              <Alert severity="warning">
                <Code lang="en">{failure}</Code>
              </Alert>
            )}
            {rejectsFile !== null && <Note>{copy.keptIn(rejectsFile)}</Note>}
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}

const REJECT_COLUMNS: readonly DataColumn<ImportReject & { readonly place: number }>[] = [
  {
    id: 'file',
    header: copy.fileColumn,
    value: ({ file }) => file,
    cell: ({ file }) => <Code>{file}</Code>,
    wrap: true,
  },
  { id: 'place', header: copy.where, value: describePlace },
  {
    id: 'reason',
    header: copy.why,
    value: ({ reason }) => reason,
    cell: ({ reason }) => <Code lang="en">{reason}</Code>,
    wrap: true,
  },
];

function Rejects({ rejects, total }: { readonly rejects: readonly ImportReject[]; readonly total: number }) {
  return (
    <ListCard
      title={copy.rejects}
      note={total > rejects.length && copy.rejectsMost(formatNumber(rejects.length), formatNumber(total))}
    >
      <DataTable
        caption={copy.rejectsTable}
        columns={REJECT_COLUMNS}
        rows={rejects.map((reject, place) => ({ ...reject, place }))}
        rowKey={({ place }) => place}
        empty={copy.noRejects}
        renderCard={(reject) => (
          <Stack $gap={1}>
            <Code lang="en">{reject.reason}</Code>
            <Note>{`${reject.file}, ${describePlace(reject)}`}</Note>
          </Stack>
        )}
      />
    </ListCard>
  );
}

function Notices({ notices }: Pick<ImportRunDetails, 'notices'>) {
  return (
    <ListCard title={copy.notices}>
      <Rows>
        {notices.map(({ text, times }) => (
          <li key={text}>
            <Code lang="en">{text}</Code>
            {times > 1 && <Note>{copy.times(formatNumber(times))}</Note>}
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}
