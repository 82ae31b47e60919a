import type { AuditedAction } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Badge, Cluster, NumericText, Stack } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { Code, Note } from '../../components/Rows';
import { knownText } from '../../domain/knownText';
import { auditCopy as copy } from '../../i18n/auditCopy';

const COLUMNS: readonly DataColumn<AuditedAction>[] = [
  {
    id: 'at',
    header: copy.at,
    value: ({ at }) => at,
    cell: ({ at }) => <NumericText>{formatParisDateTime(at)}</NumericText>,
  },
  { id: 'what', header: copy.what, value: nameOf, cell: nameOf },
  {
    id: 'subject',
    header: copy.subject,
    value: ({ subject }) => subject,
    cell: (row) => <Subject of={row} />,
  },
  { id: 'actor', header: copy.actor, value: ({ actor }) => actor, cell: ({ actor }) => <Code>{actor}</Code> },
  {
    id: 'outcome',
    header: copy.outcome,
    value: ({ status }) => status,
    cell: (row) => <Outcome of={row} />,
  },
];

/** What the administrator did, as a table; on phones as cards. */
export function ActionTable({ actions }: { readonly actions: readonly AuditedAction[] }) {
  return (
    <DataTable
      caption={copy.actionsList}
      columns={COLUMNS}
      rows={actions}
      rowKey={({ id }) => id}
      pageSize={actions.length}
      renderCard={(row) => (
        <Stack $gap={1}>
          <Cluster>
            <strong>{nameOf(row)}</strong>
            <Outcome of={row} />
          </Cluster>
          {row.subject !== '' && <Subject of={row} />}
          <Note>{formatParisDateTime(row.at)}</Note>
          <Note>
            <Code>{copy.by(row.actor)}</Code>
          </Note>
        </Stack>
      )}
    />
  );
}

/** A call that has no name yet stands as it is. */
function nameOf({ action }: AuditedAction): string {
  return knownText(copy.names, action);
}

function Subject({ of: { subject } }: { readonly of: AuditedAction }) {
  return subject === '' ? copy.nothing : <Code>{subject}</Code>;
}

function Outcome({ of: { status } }: { readonly of: AuditedAction }) {
  if (status === null) return <Badge $tone="neutral">{copy.unknown}</Badge>;
  return status < 400 ? (
    <Badge $tone="turf">{copy.done}</Badge>
  ) : (
    <Badge $tone="red">{copy.failed(String(status))}</Badge>
  );
}
