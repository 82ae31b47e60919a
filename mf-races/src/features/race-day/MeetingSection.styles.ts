import { Card } from '@galopin/shared/ui';
import styled from 'styled-components';
import { skippedWhileOutOfSight } from '../views/outOfSight';

/** Rem of a row as it mostly is, and of a meeting's head: what is out of sight is given this room. */
const ROOM = { phone: { row: 3.7, head: 6.1 }, desk: { row: 2.5, head: 4.56 } };

const room = ({ row, head }: { row: number; head: number }, races: number) => `${head + races * row}rem`;

interface SectionProps {
  readonly $races: number;
  /** All of it is below any window. */
  readonly $below: boolean;
}

/** Browsers lay out and paint the meetings in sight only: a day of 1,001 races scrolls as one of 50. */
export const Section = styled(Card)<SectionProps>`
  ${({ $below, $races }) => $below && skippedWhileOutOfSight(room(ROOM.phone, $races))}
  /* Below the site's header and the row of meetings, which both stay in sight. */
  scroll-margin-top: ${({ theme }) => theme.space(8)};

  ${({ theme }) => theme.media.up('lg')} {
    ${({ $below, $races }) => $below && `contain-intrinsic-block-size: auto ${room(ROOM.desk, $races)};`}
    scroll-margin-top: ${({ theme }) => theme.space(7)};
  }

  @media print {
    box-shadow: none;
  }
`;

export const Number = styled.span`
  color: ${({ theme }) => theme.colors.turf};
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;

  ${({ theme }) => theme.media.up('md')} {
    align-items: flex-end;
  }
`;

export const Fact = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** Closed on screens; paper has everything. */
export const Rows = styled.ol<{ readonly $open: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;

  @media screen {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
  }
`;
