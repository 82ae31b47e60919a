import type { IsoDay } from '@galopin/shared/contracts';
import styled from 'styled-components';
import type { DayFilters } from '../../domain/dayFilters';
import { CalendarButton } from './CalendarButton';
import { DayNavigation } from './DayNavigation';
import { ScreenOnly } from './ScreenOnly';

interface Props {
  readonly jour: IsoDay;
  /** Kept on the way to another day. */
  readonly filters: DayFilters;
}

/** The bar that chooses a day: yesterday, today, tomorrow, or any other by the calendar. */
export function DayToolbar({ jour, filters }: Props) {
  return (
    <ScreenOnly>
      <Bar>
        <DayNavigation jour={jour} filters={filters} />
        <CalendarButton jour={jour} filters={filters} />
      </Bar>
    </ScreenOnly>
  );
}

/** The days scroll where they are too long for a phone, the calendar stays in reach. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};

  > nav {
    min-width: 0;
  }

  > button {
    flex: none;
  }

  ${({ theme }) => theme.media.up('lg')} {
    gap: ${({ theme }) => theme.space(2)};
  }
`;
