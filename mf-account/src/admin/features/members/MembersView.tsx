import {
  MEMBER_STATES,
  type AdminMembers,
  type MemberState,
  type Milliseconds,
  type PageLoaderArgs,
} from '@galopin/shared/contracts';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { TextField } from '@galopin/shared/ui';
import { fetchAdminMembers } from '../../api/fetchAdminMembers';
import { EmptyNotice } from '../../components/EmptyNotice';
import { EmptyPage } from '../../components/EmptyPage';
import { ListCard } from '../../components/ListCard';
import { PageLinks } from '../../components/PageLinks';
import { RefreshStatus } from '../../components/RefreshStatus';
import { StateFilter } from '../../components/StateFilter';
import { readListAddress, type ListAddress } from '../../domain/listAddress';
import { membersCopy as copy } from '../../i18n/membersCopy';
import { AdminFrame } from '../frame/AdminFrame';
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
function MembersView({ data: { found, address, readAt } }: PageViewProps<MembersData>) {
  const { text, setText, search, retry } = useMemberSearch(address.state);
  const counts = search.status === 'found' ? search.found.counts : found.counts;
  const choices = MEMBER_STATES.map((state) => ({ state, name: copy.filters[state], count: counts[state] }));
  return (
    <AdminFrame view="members" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
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
        <ListCard
          empty={found.members.length === 0 && <Nobody address={address} />}
          foot={<PageLinks view="members" address={address} total={found.total} />}
        >
          <MemberTable members={found.members} />
        </ListCard>
      ) : (
        <FoundMembers search={search} onRetry={retry} />
      )}
    </AdminFrame>
  );
}

function Nobody({ address }: Pick<MembersData, 'address'>) {
  if (address.state === null && address.page === 1)
    return <EmptyNotice icon="user-off" title={copy.none} text={copy.noneText} />;
  return <EmptyPage view="members" title={copy.noneHere} text={copy.noneHereText} />;
}

export const view = definePageView({ load: loadMembers, View: MembersView });
