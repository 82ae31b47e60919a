import type { AdminMember, MemberState } from '@galopin/shared/contracts';
import { formatAmount, formatCount, formatParisDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Badge, Cluster, NumericText, Stack, type Tone } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import { Code, Note } from '../../components/Rows';
import { wholeDaysUntil } from '../../domain/wholeDaysUntil';
import { membersCopy as copy } from '../../i18n/membersCopy';
import { formatPaymentState } from './formatPaymentState';

const TONES: Readonly<Record<MemberState, Tone>> = {
  active: 'turf',
  expired: 'amber',
  failed: 'red',
  none: 'neutral',
};

const COLUMNS: readonly DataColumn<AdminMember>[] = [
  { id: 'member', header: copy.member, value: ({ email }) => email, cell: (row) => <Who member={row} /> },
  {
    id: 'state',
    header: copy.subscription,
    value: ({ state }) => state,
    cell: (row) => <State member={row} />,
  },
  {
    id: 'until',
    header: copy.until,
    value: ({ paidUntil }) => paidUntil,
    cell: ({ paidUntil }) => <NumericText>{formatParisDay(paidUntil)}</NumericText>,
    align: 'end',
  },
  {
    id: 'payment',
    header: copy.lastPayment,
    value: ({ lastPayment }) => lastPayment?.at,
    cell: describeLastPayment,
  },
  {
    id: 'created',
    header: copy.created,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <NumericText>{formatParisDay(createdAt)}</NumericText>,
    align: 'end',
  },
];

/** Members as a table; on phones as cards. The server sorts and cuts the pages. */
export function MemberTable({ members }: { readonly members: readonly AdminMember[] }) {
  return (
    <DataTable
      caption={copy.list}
      columns={COLUMNS}
      rows={members}
      rowKey={({ uid }) => uid}
      pageSize={members.length}
      renderCard={(member) => <MemberCard member={member} />}
    />
  );
}

function Who({ member: { email, uid } }: { readonly member: AdminMember }) {
  return (
    <>
      <strong>{email ?? copy.noAddress}</strong>
      <Note>
        <Code>{uid}</Code>
      </Note>
    </>
  );
}

function State({ member: { state, paidUntil } }: { readonly member: AdminMember }) {
  const { now } = useShell();
  const left = paidUntil === null ? 0 : wholeDaysUntil(paidUntil, now());
  const isRunning = state === 'active' && left > 0;
  return (
    <Badge $tone={TONES[state]}>
      {isRunning ? copy.left(formatCount(left, copy.day)) : copy.states[state]}
    </Badge>
  );
}

function describeLastPayment({ lastPayment }: AdminMember): string {
  if (lastPayment === null) return '–';
  const { amount, at, state } = lastPayment;
  const paid = copy.payment(amount === null ? copy.elsewhere : formatAmount(amount), formatParisDay(at));
  return state === 'completed' ? paid : `${paid} ${copy.paymentIs(formatPaymentState(state))}`;
}

function MemberCard({ member }: { readonly member: AdminMember }) {
  const { uid, email, createdAt, paidUntil, lastPayment } = member;
  return (
    <Stack $gap={1}>
      <strong>{email ?? copy.noAddress}</strong>
      <Cluster>
        <State member={member} />
        {paidUntil !== null && <Note as="span">{copy.untilDay(formatParisDay(paidUntil))}</Note>}
      </Cluster>
      {lastPayment !== null && <Note>{`${copy.lastPayment} : ${describeLastPayment(member)}`}</Note>}
      <Note>{copy.createdOn(formatParisDay(createdAt))}</Note>
      <Note>
        <Code>{uid}</Code>
      </Note>
    </Stack>
  );
}
