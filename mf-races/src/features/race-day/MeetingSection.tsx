import type { Meeting } from '@galopin/shared/racing';
import { Button, CardHeader, SectionTitle, VisuallyHidden } from '@galopin/shared/ui';
import { memo, useId, useState } from 'react';
import type { DayRace } from '../../domain/DayRace';
import { meetingAnchor } from '../../domain/meetingAnchor';
import { fr } from '../../i18n/fr';
import { Fact, Facts, Number, Rows, Section } from './MeetingSection.styles';
import { meetingFacts, surroundingsFacts } from './meetingFacts';
import { RaceRow } from './RaceRow';
import { ScreenOnly } from './ScreenOnly';

interface Props {
  readonly meeting: Meeting<DayRace>;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly nextRaceId: number | null;
  /** Nothing more is to come of it: its races are shown on demand. Read once, so that nothing closes under a reader. */
  readonly startsClosed: boolean;
  /** All of it is below any window. */
  readonly isBelow: boolean;
}

/** One racecourse's races of the day. */
export const MeetingSection = memo(function MeetingSection(props: Props) {
  const { meeting, now, nextRaceId, startsClosed, isBelow } = props;
  const list = useId();
  const heading = meetingAnchor(meeting);
  const [canClose] = useState(startsClosed);
  const [isOpen, setOpen] = useState(!startsClosed);
  const surroundings = surroundingsFacts(meeting);
  return (
    <Section
      as="section"
      $flush
      $races={isOpen ? meeting.races.length : 0}
      $below={isBelow}
      aria-labelledby={heading}
    >
      <CardHeader>
        <SectionTitle id={heading} tabIndex={-1}>
          {meeting.number !== null && <Number>R{meeting.number}</Number>} {meeting.racecourse}
        </SectionTitle>
        <Facts>
          <Fact>{meetingFacts(meeting)}</Fact>
          {surroundings !== '' && <Fact>{surroundings}</Fact>}
        </Facts>
        {canClose && (
          <ScreenOnly>
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={list}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? fr.day.hideRaces : fr.day.showRaces}
              <VisuallyHidden>{fr.day.ofMeeting(meeting.racecourse)}</VisuallyHidden>
            </Button>
          </ScreenOnly>
        )}
      </CardHeader>
      <Rows id={list} $open={isOpen}>
        {meeting.races.map((race) => (
          <RaceRow
            key={race.id}
            race={race}
            now={now}
            isNext={race.id === nextRaceId}
            tells={race.meeting === meeting.number ? 'number' : 'meeting'}
          />
        ))}
      </Rows>
    </Section>
  );
});
