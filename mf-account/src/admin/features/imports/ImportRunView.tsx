import type { ImportedFile, ImportReject, ImportRunDetails, Milliseconds } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Alert, ButtonLink, Card, CardHeader, Cluster, Grid, SectionTitle, Stack } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { FactList } from '../../../components/FactList';
import { adminPath } from '../../domain/adminAddress';
import { importsCopy as copy } from '../../i18n/importsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { Code, Rows, Soft } from '../../components/Rows';
import { ReadAgain } from '../../components/ReadAgain';
import { RunBadges } from './RunList';
import { nameRun, sayCounts, sayFiles } from './sayImport';

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
    <AdminFrame view="imports" subtitle={copy.subtitle} actions={<ReadAgain readAt={readAt} />}>
      <div>
        <ButtonLink as={Link} {...{ to: adminPath('imports') }} $variant="quiet">
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
    <Card as="section" aria-labelledby="import-facts">
      <Stack $gap={2}>
        <Cluster>
          <SectionTitle id="import-facts">{nameRun(run)}</SectionTitle>
          <RunBadges run={run} />
        </Cluster>
        <FactList
          facts={[
            { name: copy.facts.started, value: formatParisDateTime(startedAt) },
            { name: copy.facts.ended, value: endedAt === null ? null : formatParisDateTime(endedAt) },
            { name: copy.facts.files, value: sayFiles(files) },
            { name: copy.facts.inserted, value: formatNumber(counts.inserted) },
            { name: copy.facts.updated, value: formatNumber(counts.updated) },
            { name: copy.facts.unchanged, value: formatNumber(counts.unchanged) },
            { name: copy.facts.others, value: formatNumber(counts.others) },
            { name: copy.facts.rejected, value: formatNumber(counts.rejected) },
            { name: copy.facts.days, value: formatNumber(days) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Files({ files, total }: { readonly files: readonly ImportedFile[]; readonly total: number }) {
  return (
    <Card as="section" $flush aria-labelledby="import-files">
      <CardHeader>
        <SectionTitle id="import-files">{copy.filesTitle}</SectionTitle>
        {total > files.length && <Soft>{copy.filesMost(formatNumber(files.length))}</Soft>}
      </CardHeader>
      <Rows>
        {files.map(({ file, counts, failure, rejectsFile }, place) => (
          <li key={`${place} ${file}`}>
            <Code>{file}</Code>
            {failure === null ? (
              <Soft>
                {[
                  sayCounts(counts),
                  ...(counts.rejected > 0
                    ? [formatCount(counts.rejected, copy.rejectedRow, copy.rejectedRows)]
                    : []),
                ].join(', ')}
              </Soft>
            ) : (
              <Alert severity="warning">
                <Code lang="en">{failure}</Code>
              </Alert>
            )}
            {rejectsFile !== null && <Soft>{copy.keptIn(rejectsFile)}</Soft>}
          </li>
        ))}
      </Rows>
    </Card>
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
  { id: 'place', header: copy.where, value: sayPlace },
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
    <Card as="section" $flush aria-labelledby="import-rejects">
      <CardHeader>
        <SectionTitle id="import-rejects">{copy.rejects}</SectionTitle>
        {total > rejects.length && (
          <Soft>{copy.rejectsMost(formatNumber(rejects.length), formatNumber(total))}</Soft>
        )}
      </CardHeader>
      <DataTable
        caption={copy.rejectsTable}
        columns={REJECT_COLUMNS}
        rows={rejects.map((reject, place) => ({ ...reject, place }))}
        rowKey={({ place }) => place}
        empty={copy.noRejects}
        renderCard={(reject) => (
          <Stack $gap={1}>
            <Code lang="en">{reject.reason}</Code>
            <Soft>{`${reject.file}, ${sayPlace(reject)}`}</Soft>
          </Stack>
        )}
      />
    </Card>
  );
}

function sayPlace({ line, row }: ImportReject): string {
  if (line > 0) return copy.place(formatNumber(line), formatNumber(row));
  return row > 0 ? copy.row(formatNumber(row)) : copy.whole;
}

function Notices({ notices }: Pick<ImportRunDetails, 'notices'>) {
  return (
    <Card as="section" $flush aria-labelledby="import-notices">
      <CardHeader>
        <SectionTitle id="import-notices">{copy.notices}</SectionTitle>
      </CardHeader>
      <Rows>
        {notices.map(({ text, times }) => (
          <li key={text}>
            <Code lang="en">{text}</Code>
            {times > 1 && <Soft>{copy.times(formatNumber(times))}</Soft>}
          </li>
        ))}
      </Rows>
    </Card>
  );
}
