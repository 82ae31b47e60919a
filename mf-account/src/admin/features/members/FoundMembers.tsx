import { formatCount, formatNumber } from '@galopin/shared/lib';
import { Card, FailureCard, SkeletonGroup, SkeletonRows } from '@galopin/shared/ui';
import { EmptyNotice } from '../../components/EmptyNotice';
import { ListCard } from '../../components/ListCard';
import { membersCopy as copy } from '../../i18n/membersCopy';
import { MemberTable } from './MemberTable';
import type { MemberSearch } from './useMemberSearch';

interface Props {
  readonly search: Exclude<MemberSearch, { readonly status: 'none' }>;
  readonly onRetry: () => void;
}

/** What a search came to, in the place of the list. */
export function FoundMembers({ search, onRetry }: Props) {
  if (search.status === 'failed')
    return <FailureCard title={copy.searchFailed} text={copy.searchFailedText} onRetry={onRetry} />;
  if (search.status === 'searching')
    return (
      <SkeletonGroup label={copy.searching}>
        <Card $flush>
          <SkeletonRows rows={4} height="3.5rem" />
        </Card>
      </SkeletonGroup>
    );
  const { members, total } = search.found;
  return (
    <ListCard
      note={
        <>
          <span role="status">{formatCount(total, copy.result, copy.results)}</span>
          {total > members.length && ` ${copy.firstOnly(formatNumber(members.length))}`}
        </>
      }
      empty={
        members.length === 0 && <EmptyNotice icon="search" title={copy.noneFound} text={copy.noneFoundText} />
      }
    >
      <MemberTable members={members} />
    </ListCard>
  );
}
