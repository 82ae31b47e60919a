import type { LastMinuteChange, PageAddress } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { NumericText, SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { GROUP_KEY, GROUP_NAMES, isOfGroup, readGroup } from '../../domain/changeGroups';
import { lastMinuteCopy as copy } from '../../i18n/lastMinuteCopy';
import { ScreenOnly } from '../race-day/ScreenOnly';

interface Props {
  readonly query: PageAddress['query'];
  readonly changes: readonly LastMinuteChange[];
}

/** The kinds of changes that there are, each with how many; the choice stands in the address. */
export function GroupLinks({ query, changes }: Props) {
  const chosen = readGroup(query);
  const { [GROUP_KEY]: _chosen, ...rest } = query;
  const groups = [null, ...GROUP_NAMES].map((group) => ({
    group,
    count: changes.filter(({ kind }) => isOfGroup(kind, group)).length,
  }));
  return (
    <ScreenOnly>
      <SegmentedLinks label={copy.filters}>
        {groups
          .filter(({ group, count }) => count > 0 || group === chosen)
          .map(({ group, count }) => (
            <SegmentedLink
              key={group}
              as={Link}
              to={`?${new URLSearchParams({ ...rest, ...(group !== null && { [GROUP_KEY]: group }) }).toString()}`}
              aria-current={group === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {group === null ? copy.all : copy.groups[group]} <NumericText>{count}</NumericText>
            </SegmentedLink>
          ))}
      </SegmentedLinks>
    </ScreenOnly>
  );
}
