import {
  MEMBER_STATES,
  type AdminMembers,
  type MemberState,
  type Milliseconds,
  type PageLoaderArgs,
} from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, EmptyState, TextField } from '@galopin/shared/ui';
import { fetchAdminMembers } from '../../api/fetchAdminMembers';
import { listPath, readListAddress, type ListAddress } from '../../domain/listAddress';
import { listsCopy } from '../../i18n/listsCopy';
import { membersCopy as copy } from '../../i18n/membersCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { defineAdminView, type AdminViewProps } from '../frame/adminView';
import { ListPages } from '../../components/ListPages';
import { StateFilter } from '../../components/StateFilter';
import { ReadAgain } from '../../components/ReadAgain';
import { FoundMembers } from './FoundMembers';
import { MemberTable } from './MemberTable';
import { useMemberSearch } from './useMemberSearch';

interface MembersData {
  readonly found: AdminMembers;
  readonly address: ListAddress<MemberState>;
  readonly readAt: Milliseconds;
}

async function loadMembers({ shell, signal, query }: PageLoaderArgs): Promise<MembersData> {
  const address = readListAddress(query, MEMBER_STATES);
  return { found: await fetchAdminMembers(shell, address, { signal }), address, readAt: shell.now() };
}

/** `/Admin?vue=membres`: who has an account and how their subscriptions stand. */
function MembersView({ data: { found, address, readAt } }: AdminViewProps<MembersData>) {
  const { text, setText, search, retry } = useMemberSearch(address.state);
  const counts = search.status === 'found' ? search.found.counts : found.counts;
  const choices = MEMBER_STATES.map((state) => ({ state, name: copy.filters[state], count: counts[state] }));
  return (
    <AdminFrame view="members" subtitle={copy.subtitle} actions={<ReadAgain readAt={readAt} />}>
      <TextField
        label={copy.search}
        help={copy.searchHelp}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <StateFilter view="members" chosen={address.state} choices={choices} />
      {search.status === 'none' ? (
        <Card $flush>
          {found.members.length === 0 ? (
            <Nobody address={address} />
          ) : (
            <MemberTable members={found.members} />
          )}
          <ListPages view="members" address={address} total={found.total} />
        </Card>
      ) : (
        <FoundMembers search={search} onRetry={retry} />
      )}
    </AdminFrame>
  );
}

function Nobody({ address }: Pick<MembersData, 'address'>) {
  if (address.state === null && address.page === 1)
    return <EmptyState icon="user-off" title={copy.none} text={copy.noneText} />;
  return (
    <EmptyState
      icon="filter-off"
      title={copy.noneHere}
      text={copy.noneHereText}
      action={
        <ButtonLink as={Link} {...{ to: listPath('members', { state: null, page: 1 }) }} $variant="secondary">
          {listsCopy.first}
        </ButtonLink>
      }
    />
  );
}

export const view = defineAdminView({ load: loadMembers, View: MembersView });
