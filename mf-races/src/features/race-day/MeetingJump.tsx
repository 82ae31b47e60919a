import type { Meeting } from '@galopin/shared/racing';
import { chipStyles } from '@galopin/shared/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { DayRace } from '../../domain/DayRace';
import { meetingAnchor } from '../../domain/meetingAnchor';
import { fr } from '../../i18n/fr';

/** Ways to each meeting of the page, in sight while it scrolls. */
export function MeetingJump({ meetings }: { readonly meetings: readonly Meeting<DayRace>[] }) {
  return (
    <Frame aria-label={fr.day.meetings}>
      <Row>
        {meetings.map((meeting) => (
          <li key={meeting.racecourse}>
            <Jump href={`#${meetingAnchor(meeting)}`} onClick={handleJump}>
              {meeting.number !== null && <strong>R{meeting.number}</strong>} {meeting.racecourse}
            </Jump>
          </li>
        ))}
      </Row>
    </Frame>
  );
}

/** Not by the address: a place on the page is no page view, and « back » leads to the page before. */
function handleJump(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.closest('section')?.scrollIntoView({ block: 'start' });
}

const Frame = styled.nav`
  position: sticky;
  top: ${({ theme }) => theme.sizes.header};
  z-index: ${({ theme }) => theme.depths.sticky};
  margin: 0 ${({ theme }) => `-${theme.space(4)}`};
  background: ${({ theme }) => theme.colors.paper};

  @media print {
    display: none;
  }
`;

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    display: flex;
  }
`;

const Jump = styled.a`
  ${chipStyles}

  > strong {
    color: ${({ theme }) => theme.colors.turf};
  }
`;
