import type { IsoDay } from '@galopin/shared/contracts';
import { addDays, formatShortDay, utcDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import type { DayFilters } from '../../domain/dayFilters';
import { fr } from '../../i18n/fr';
import { dayAddress } from './dayAddress';

interface Props {
  readonly jour: IsoDay;
  /** Kept on the way. */
  readonly filters: DayFilters;
}

/** Yesterday, today (UTC), tomorrow, and the day shown when it is none of them. */
export function DayNavigation({ jour, filters }: Props) {
  const { now, track } = useShell();
  const today = utcDay(now());
  const days = [
    { label: fr.day.yesterday, day: addDays(today, -1) },
    { label: fr.day.today, day: today },
    { label: fr.day.tomorrow, day: addDays(today, 1) },
  ];
  const isNamed = days.some(({ day }) => day === jour);
  return (
    <SegmentedLinks label={fr.day.dayNavigation}>
      {[...days, ...(isNamed ? [] : [{ label: formatShortDay(jour), day: jour }])].map(({ label, day }) => (
        <SegmentedLink
          key={day}
          as={Link}
          to={dayAddress(day, filters)}
          aria-current={day === jour ? 'date' : undefined}
          onClick={() => day !== jour && track('day_changed', { jour: day })}
        >
          {label}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  );
}
