import type { IsoDay } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { DAY_VIEWS, viewAddress, type DayView } from '../../domain/dayView';
import { homeCopy } from '../../i18n/homeCopy';
import { ScreenOnly } from '../race-day/ScreenOnly';

const copy = homeCopy.views;

interface Props {
  /** `null` for the home page. */
  readonly current: DayView | null;
  /** The day that is shown, which other views keep. */
  readonly jour: IsoDay;
}

/** The ways from one view of the races to another. */
export function ViewLinks({ current, jour }: Props) {
  const { now, track } = useShell();
  const today = utcDay(now());
  return (
    <ScreenOnly>
      <SegmentedLinks label={copy.label}>
        {[null, ...DAY_VIEWS].map((view) => (
          <SegmentedLink
            key={view}
            as={Link}
            to={viewAddress(view, jour, today)}
            aria-current={view === current ? 'page' : undefined}
            onClick={() => view !== current && track('tab_selected', { page: 'day', tab: view ?? 'home' })}
          >
            {copy[view ?? 'home']}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
    </ScreenOnly>
  );
}
