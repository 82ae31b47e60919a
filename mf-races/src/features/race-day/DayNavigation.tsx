import { paths, type IsoDay } from '@galopin/shared/contracts';
import { addDays, formatShortDay, utcDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Cluster, SegmentedLink, SegmentedLinks, TextField } from '@galopin/shared/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

/** The bar that chooses a day: yesterday, today (UTC), tomorrow, any date. */
export function DayNavigation({ jour }: { readonly jour: IsoDay }) {
  const shell = useShell();
  const today = utcDay(shell.now());
  const days = [
    { label: fr.day.yesterday, day: addDays(today, -1) },
    { label: fr.day.today, day: today },
    { label: fr.day.tomorrow, day: addDays(today, 1) },
  ];
  const isNamed = days.some(({ day }) => day === jour);

  const handleDate = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.value;
    if (chosen === '' || chosen === jour) return;
    shell.track('day_changed', { jour: chosen });
    shell.navigate(paths.day.to(chosen));
  };

  return (
    <Cluster $gap={3} $align="end" $spread>
      <SegmentedLinks label={fr.day.dayNavigation}>
        {[...days, ...(isNamed ? [] : [{ label: formatShortDay(jour), day: jour }])].map(({ label, day }) => (
          <SegmentedLink
            key={day}
            as={Link}
            {...{ to: paths.day.to(day) }}
            aria-current={day === jour ? 'date' : undefined}
          >
            {label}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      <DateField>
        <TextField key={jour} type="date" label={fr.day.pickDay} defaultValue={jour} onChange={handleDate} />
      </DateField>
    </Cluster>
  );
}

const DateField = styled.div`
  width: 11rem;
`;
