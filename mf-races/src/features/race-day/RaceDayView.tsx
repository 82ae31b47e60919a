import { formatCount, formatDay } from '@galopin/shared/lib';
import { nextRace } from '@galopin/shared/racing';
import { useClock, useShell } from '@galopin/shared/shell-context';
import { Button, EmptyState, FailureCard, PageHeader, Stack, VisuallyHidden } from '@galopin/shared/ui';
import { useMemo } from 'react';
import { mergeArrivals } from '../../domain/mergeArrivals';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { DayNavigation } from './DayNavigation';
import { DayPicker } from './DayPicker';
import { HiddenMeetings } from './HiddenMeetings';
import { MeetingSection } from './MeetingSection';
import { NextRaceBanner } from './NextRaceBanner';
import { useArrivals } from './useArrivals';
import { useLiveDay } from './useLiveDay';

/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;

interface Props {
  readonly day: RaceDay;
  readonly title: string;
}

/** A day: date bar, next race, meetings with their arrivals, kept up to date. */
export function RaceDayView({ day: loaded, title }: Props) {
  const shell = useShell();
  const now = useClock(CLOCK_PERIOD);
  const { day, news } = useLiveDay(loaded);
  const { arrivals, refresh, refreshing } = useArrivals(day.jour);
  const meetings = useMemo(() => mergeArrivals(day.meetings, arrivals), [day.meetings, arrivals]);
  const races = meetings.flatMap((meeting) => meeting.races);
  const next = nextRace(races, now);

  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <PageHeader
        title={title}
        subtitle={<DaySubtitle day={day} races={races.length} />}
        actions={
          <>
            <DayPicker jour={day.jour} />
            {!day.noFoundInfo && (
              <Button
                variant="secondary"
                icon="refresh"
                loading={refreshing}
                onClick={() => void refresh()}
                title={fr.day.refreshTitle}
              >
                {fr.day.refreshArrivals}
              </Button>
            )}
          </>
        }
      />
      <Stack $gap={5}>
        <DayNavigation jour={day.jour} />
        {day.noFoundInfo && <NoInformation day={day} onRetry={shell.revalidate} />}
        {next && <NextRaceBanner race={next} now={now} />}
        {meetings.map((meeting) => (
          <MeetingSection
            key={meeting.racecourse}
            meeting={meeting}
            now={now}
            nextRaceId={next?.id ?? null}
          />
        ))}
        {day.hiddenMeetings > 0 && <HiddenMeetings count={day.hiddenMeetings} />}
      </Stack>
    </>
  );
}

function DaySubtitle({ day, races }: { readonly day: RaceDay; readonly races: number }) {
  if (races === 0) return formatDay(day.jour);
  const meetings = day.meetings.length + day.hiddenMeetings;
  const counts = fr.day.summary(formatCount(meetings, fr.day.meeting), formatCount(races, fr.day.race));
  return day.hiddenMeetings > 0
    ? `${formatDay(day.jour)} · ${formatCount(meetings, fr.day.meeting)}`
    : `${formatDay(day.jour)} · ${counts}`;
}

/** The no-information area: an empty day, or why there is none and a way to try again. */
function NoInformation({ day, onRetry }: { readonly day: RaceDay; readonly onRetry: () => void }) {
  if (day.failure === null) return <EmptyState title={fr.day.empty} text={fr.day.emptyText} />;
  return (
    <FailureCard title={fr.day.failed} text={`${fr.day.failedText} (${day.failure})`} onRetry={onRetry} />
  );
}
