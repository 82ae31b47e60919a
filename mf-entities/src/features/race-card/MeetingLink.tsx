import { paths } from '@galopin/shared/contracts';
import { formatNumericDay, utcDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { Icon, TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Race } from '../../domain/Race';
import { fr } from '../../i18n/fr';

/** Back to the day of a race. Today is on the front page for those who may not see any day. */
export function MeetingLink({ race }: { readonly race: Race }) {
  const session = useSession();
  const { now } = useShell();
  const isMember =
    session.status === 'unknown' ? session.expected === 'member' : session.status === 'signedIn';
  const to = !isMember && race.jour === utcDay(now()) ? paths.home.to() : paths.day.to(race.jour);
  const meeting = [race.meeting !== null && `R${race.meeting}`, race.racecourse]
    .filter(Boolean)
    .join('\u00a0');
  return (
    <Line>
      <TextLink as={Link} to={to}>
        <Icon name="chevron-left" /> {fr.race.backToMeeting(meeting, formatNumericDay(race.jour))}
      </TextLink>
    </Line>
  );
}

const Line = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.small}

  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
    min-height: ${({ theme }) => theme.sizes.compact};
  }
`;
