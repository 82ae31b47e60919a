import { formatCount, formatNumber } from '@galopin/shared/lib';
import { Card, CardHeader, EmptyState, FailureCard, SkeletonGroup, SkeletonRows } from '@galopin/shared/ui';
import { membersCopy as copy } from '../../i18n/membersCopy';
import { Soft } from '../../components/Rows';
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
    <Card $flush>
      <CardHeader>
        <Soft role="status">{formatCount(total, copy.result, copy.results)}</Soft>
        {total > members.length && <Soft>{copy.firstOnly(formatNumber(members.length))}</Soft>}
      </CardHeader>
      {members.length === 0 ? (
        <EmptyState icon="search" title={copy.noneFound} text={copy.noneFoundText} />
      ) : (
        <MemberTable members={members} />
      )}
    </Card>
  );
}
