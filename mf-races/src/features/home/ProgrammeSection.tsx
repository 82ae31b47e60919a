import { paths } from '@galopin/shared/contracts';
import { formatParisTime, utcDay } from '@galopin/shared/lib';
import { hasArrived, raceState, type Meeting } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText } from '@galopin/shared/ui';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { DayRace } from '../../domain/DayRace';
import { viewAddress } from '../../domain/dayView';
import { fr } from '../../i18n/fr';
import { homePartsCopy } from '../../i18n/homePartsCopy';
import { meetingFacts } from '../race-day/meetingFacts';
import { Rows, Section } from './HomePage.styles';
import { SectionHead } from './SectionHead';

const copy = homePartsCopy.programme;

export interface ProgrammeProps {
  readonly meetings: readonly Meeting<DayRace>[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** All meetings in sight with the way to each of their races, in a few lines; nothing on a day without any. */
export function ProgrammeSection({ meetings, now }: ProgrammeProps) {
  const heading = useId();
  const today = utcDay(now);
  if (meetings.length === 0) return null;
  return (
    <Section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={copy.title}
        more={{ to: viewAddress('reunions', today, today), label: copy.meetings }}
      />
      <Rows>
        {meetings.map((meeting) => (
          <MeetingLine key={meeting.racecourse} meeting={meeting} now={now} />
        ))}
      </Rows>
    </Section>
  );
}

function MeetingLine({ meeting, now }: { readonly meeting: Meeting<DayRace>; readonly now: number }) {
  return (
    <Line>
      <Head>
        <strong>
          {meeting.number !== null && <Number>R{meeting.number}</Number>} {meeting.racecourse}
        </strong>{' '}
        {meetingFacts(meeting)}
      </Head>
      <Races>
        {meeting.races.map((race) => (
          <li key={race.id}>
            <RaceLink
              as={Link}
              to={paths.race.to(race.id)}
              title={race.name}
              $over={hasArrived(raceState(race, now))}
            >
              <strong>C{race.number}</strong>{' '}
              <NumericText as="time">
                {race.time === null ? fr.race.noTime : formatParisTime(race.time)}
              </NumericText>
              {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
            </RaceLink>
          </li>
        ))}
      </Races>
    </Line>
  );
}

const Line = styled.li`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
`;

const Head = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};

  > strong {
    ${({ theme }) => theme.text.h4}
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Number = styled.span`
  color: ${({ theme }) => theme.colors.turf};
`;

const Races = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const RaceLink = styled.a<{ readonly $over: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  min-height: ${({ theme }) => theme.sizes.compact};
  padding: 0 ${({ theme }) => theme.space(3)};
  border: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
  ${({ theme }) => theme.text.small}

  ${({ $over }) =>
    $over &&
    css`
      color: ${({ theme }) => theme.colors.inkSoft};
      background: ${({ theme }) => theme.colors.sunken};
    `}

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.colors.sunken};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
