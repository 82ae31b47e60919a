import { nextRace } from '@galopin/shared/racing';
import { useClock, useShell } from '@galopin/shared/shell-context';
import { Button, PageHeader, Stack, VisuallyHidden } from '@galopin/shared/ui';
import type { PageAddress } from '@galopin/shared/contracts';
import { hasFilters } from '../../domain/dayFilters';
import type { LoadedDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { FavouritesToday } from '../favourites/FavouritesToday';
import { ViewLinks } from '../views/ViewLinks';
import { DaySubtitle } from './DaySubtitle';
import { DayToolbar } from './DayToolbar';
import { FilterBar } from './FilterBar';
import { FromMedium } from './FromMedium';
import { MeetingJump } from './MeetingJump';
import { MeetingList } from './MeetingList';
import { NextRaceBanner } from './NextRaceBanner';
import { NoInformation } from './NoInformation';
import { NoMatchingRaces } from './NoMatchingRaces';
import { ScreenOnly } from './ScreenOnly';
import { useArrivals } from './useArrivals';
import { useDayFilters } from './useDayFilters';
import { useLiveDay } from './useLiveDay';
import { useShownMeetings } from './useShownMeetings';

/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;

interface Props {
  readonly loaded: LoadedDay;
  readonly title: string;
  readonly query: PageAddress['query'];
}

/** A day: date bar, filters, next race, meetings with their arrivals, kept up to date. */
export function RaceDayView({ loaded, title, query }: Props) {
  const shell = useShell();
  const now = useClock(CLOCK_PERIOD);
  const { day, announced } = useLiveDay(loaded.day, query);
  const { arrivals, refresh, refreshing } = useArrivals(day.jour, loaded.arrivals);
  const { filters, choices, change, clear } = useDayFilters(day, query);
  const { meetings, races } = useShownMeetings(day, arrivals, filters);
  const next = nextRace(races, now);

  return (
    <>
      <VisuallyHidden role="status">
        {races.some(({ id }) => id === announced?.raceId) ? announced?.message : ''}
      </VisuallyHidden>
      <PageHeader
        title={title}
        subtitle={<DaySubtitle day={day} />}
        badges={
          !day.noFoundInfo && (
            <ScreenOnly>
              <Button
                variant="secondary"
                icon="refresh"
                loading={refreshing}
                onClick={() => void refresh()}
                title={fr.day.refreshTitle}
              >
                <FromMedium>{fr.day.refreshArrivals}</FromMedium>
              </Button>
            </ScreenOnly>
          )
        }
      />
      <Stack $gap={4}>
        <ViewLinks current="reunions" jour={day.jour} />
        <DayToolbar jour={day.jour} filters={filters} />
        <FavouritesToday jour={day.jour} now={now} />
        {day.noFoundInfo && <NoInformation day={day} now={now} onRetry={shell.revalidate} />}
        <FilterBar
          choices={choices}
          filters={filters}
          shown={races.length}
          onChange={change}
          onClear={clear}
        />
        {next && (
          <NextRaceBanner
            race={next}
            now={now}
            among={hasFilters(filters) ? 'filtered' : day.hiddenMeetings > 0 ? 'shown' : 'all'}
          />
        )}
        {meetings.length > 1 && <MeetingJump meetings={meetings} />}
        {!day.noFoundInfo && races.length === 0 && hasFilters(filters) && <NoMatchingRaces onClear={clear} />}
        <MeetingList
          jour={day.jour}
          meetings={meetings}
          now={now}
          nextRaceId={next?.id ?? null}
          hidden={day.hiddenMeetings}
        />
      </Stack>
    </>
  );
}
