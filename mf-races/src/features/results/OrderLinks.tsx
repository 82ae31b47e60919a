import type { PageAddress } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { resultsCopy } from '../../i18n/resultsCopy';
import { ScreenOnly } from '../race-day/ScreenOnly';

const copy = resultsCopy.order;

/** By meeting or by time; the choice stands in the address. */
export function OrderLinks({ query }: { readonly query: PageAddress['query'] }) {
  const { tri, ...rest } = query;
  const byMeeting = `?${new URLSearchParams(rest).toString()}`;
  const byTime = `?${new URLSearchParams({ ...rest, tri: 'heure' }).toString()}`;
  const isByTime = tri === 'heure';
  return (
    <ScreenOnly>
      <SegmentedLinks label={copy.label}>
        <SegmentedLink
          as={Link}
          to={byMeeting}
          aria-current={isByTime ? undefined : 'true'}
          preventScrollReset
        >
          {copy.meetings}
        </SegmentedLink>
        <SegmentedLink as={Link} to={byTime} aria-current={isByTime ? 'true' : undefined} preventScrollReset>
          {copy.time}
        </SegmentedLink>
      </SegmentedLinks>
    </ScreenOnly>
  );
}
