import { formatCount, formatParisTime } from '@galopin/shared/lib';
import type { Meeting } from '@galopin/shared/racing';
import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';
import { RaceRow } from './RaceRow';

interface Props {
  readonly meeting: Meeting;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly nextRaceId: number | null;
}

/** One racecourse's races of the day. */
export function MeetingSection({ meeting, now, nextRaceId }: Props) {
  const heading = useId();
  const disciplines = [...new Set(meeting.races.map((race) => race.discipline))].filter(Boolean);
  const firstTime = meeting.races.find((race) => race.time !== null)?.time;
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>
          {meeting.number !== null && <Number>R{meeting.number}</Number>} {meeting.racecourse}
        </SectionTitle>
        <Facts>
          {[
            disciplines.join(', '),
            formatCount(meeting.races.length, fr.day.race),
            firstTime && formatParisTime(firstTime),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Facts>
      </CardHeader>
      <Rows>
        {meeting.races.map((race) => (
          <RaceRow key={race.id} race={race} now={now} isNext={race.id === nextRaceId} />
        ))}
      </Rows>
    </Card>
  );
}

const Number = styled.span`
  color: ${({ theme }) => theme.colors.turf};
`;

const Facts = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
