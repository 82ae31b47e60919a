import { countFavourites, type PageProps } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { useClock, useFavourites, useShell } from '@galopin/shared/shell-context';
import { FailureCard, PageHeader, Stack, VisuallyHidden } from '@galopin/shared/ui';
import { useMemo } from 'react';
import { mergeArrivals } from '../../domain/mergeArrivals';
import { fr } from '../../i18n/fr';
import { homeCopy as copy } from '../../i18n/homeCopy';
import { DaySubtitle } from '../race-day/DaySubtitle';
import { HiddenMeetings } from '../race-day/HiddenMeetings';
import { NoInformation } from '../race-day/NoInformation';
import { useArrivals } from '../race-day/useArrivals';
import { useLiveDay } from '../race-day/useLiveDay';
import { useToday } from '../race-day/useToday';
import { ViewLinks } from '../views/ViewLinks';
import { DeparturesSection } from './DeparturesSection';
import type { HomeData } from './homeLoader';
import { Columns, FavouritesPlace } from './HomePage.styles';
import { ArrivalsSection, FavouritesToday, ProgrammeSection, RecordSection } from './lateParts';
import { QuinteSection } from './QuinteSection';
import { useLiveDigest } from './useLiveDigest';

/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;

/** `/`: what one comes back for during a day of races, also once that is another day. */
export function HomePage({ data: { loaded, digest: loadedDigest }, query }: PageProps<HomeData>) {
  const shell = useShell();
  const now = useClock(CLOCK_PERIOD);
  useToday(loaded.day.jour);
  const { day, announced } = useLiveDay(loaded.day, query);
  const { jour, hiddenMeetings } = day;
  const { arrivals } = useArrivals(jour, loaded.arrivals);
  const { digest, hasFailed, retry } = useLiveDigest(jour, loadedDigest);
  const meetings = useMemo(() => mergeArrivals(day.meetings, arrivals), [day.meetings, arrivals]);
  const races = useMemo(() => meetings.flatMap((meeting) => meeting.races), [meetings]);
  const isAnyFollowed = countFavourites(useFavourites().favourites) > 0;
  const quinte = digest?.quinte;
  const quinteRace = races.find(({ isQuinte }) => isQuinte) ?? quinte?.race ?? null;

  return (
    <>
      <VisuallyHidden role="status">
        {races.some(({ id }) => id === announced?.raceId) ? announced?.message : ''}
      </VisuallyHidden>
      <PageHeader title={copy.title} subtitle={<DaySubtitle day={day} />} />
      <Stack $gap={4}>
        <ViewLinks current={null} jour={jour} />
        <FavouritesPlace $kept={isAnyFollowed && jour === utcDay(now)}>
          <FavouritesToday jour={jour} now={now} />
        </FavouritesPlace>
        {day.noFoundInfo && <NoInformation day={day} now={now} onRetry={shell.revalidate} />}
        {hasFailed && <FailureCard title={copy.digestFailed} text={fr.day.failedText} onRetry={retry} />}
        <Columns>
          <QuinteSection
            race={quinteRace}
            quinte={quinte ?? null}
            last={digest?.lastQuinte ?? null}
            now={now}
          />
          {!day.noFoundInfo && (
            <Stack $gap={4}>
              <DeparturesSection races={races} now={now} hidden={hiddenMeetings} />
              <ArrivalsSection races={races} now={now} winners={digest?.winners ?? []} />
            </Stack>
          )}
        </Columns>
        {digest && <RecordSection record={digest.record} />}
        <ProgrammeSection meetings={meetings} now={now} />
        {hiddenMeetings > 0 && <HiddenMeetings count={hiddenMeetings} />}
      </Stack>
    </>
  );
}
