import type { IsoDay } from '@galopin/shared/contracts';
import { addDays, formatShortDay } from '@galopin/shared/lib';
import { Link, useNavigate } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks, TextField, VisuallyHidden } from '@galopin/shared/ui';
import { useShell } from '@galopin/shared/shell-context';
import styled from 'styled-components';
import { viewAddress } from '../../domain/dayView';
import { resultsCopy } from '../../i18n/resultsCopy';

const copy = resultsCopy.day;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Props {
  readonly jour: IsoDay;
  readonly today: IsoDay;
}

/** The days beside the one that is shown, and any other by its date. */
export function ResultsDay({ jour, today }: Props) {
  const navigate = useNavigate();
  const { track } = useShell();
  const go = (day: IsoDay) => track('day_changed', { jour: day });
  const beside = [
    { day: addDays(jour, -1), words: copy.earlier },
    { day: addDays(jour, 1), words: copy.later },
  ].filter(({ day }) => day <= today);
  return (
    <Bar>
      <SegmentedLinks label={copy.label}>
        {beside.map(({ day, words }) => (
          <SegmentedLink key={day} as={Link} to={viewAddress('arrivees', day, today)} onClick={() => go(day)}>
            <VisuallyHidden>{words} : </VisuallyHidden>
            {formatShortDay(day)}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      <TextField
        key={jour}
        type="date"
        label={copy.date}
        defaultValue={jour}
        max={today}
        onChange={({ target: { value, validity } }) => {
          // While it is being typed, a date passes years like 0002.
          if (!ISO_DAY.test(value) || !validity.valid || value < '2000' || value === jour) return;
          go(value);
          void navigate(viewAddress('arrivees', value, today));
        }}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};

  > nav {
    min-width: 0;
  }

  @media print {
    display: none;
  }
`;
