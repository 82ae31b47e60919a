import { utcDay } from '@galopin/shared/lib';
import { raceState } from '@galopin/shared/racing';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { useClock, useShell } from '@galopin/shared/shell-context';
import { Alert, EmptyState, PageHeader, Stack, VisuallyHidden } from '@galopin/shared/ui';
import { NO_FILTERS } from '../../domain/dayFilters';
import { hasDepartureFilters, isWantedDeparture } from '../../domain/departureFilters';
import { byDeparture } from '../../domain/nextDepartures';
import { departuresCopy as copy } from '../../i18n/departuresCopy';
import { DaySubtitle } from '../race-day/DaySubtitle';
import { HiddenMeetings } from '../race-day/HiddenMeetings';
import { NoInformation } from '../race-day/NoInformation';
import { useArrivals } from '../race-day/useArrivals';
import { useLiveDay } from '../race-day/useLiveDay';
import { useShownMeetings } from '../race-day/useShownMeetings';
import { useToday } from '../race-day/useToday';
import { ViewLinks } from '../views/ViewLinks';
import { DepartureFilterBar } from './DepartureFilterBar';
import { DepartureList } from './DepartureList';
import { loadDepartures, type DeparturesData } from './departuresLoader';
import { useDepartureFilters } from './useDepartureFilters';

/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;

/** `?vue=departs`: the races of a day in order of departure, across the meetings in sight. */
function DeparturesView({ data: { loaded, bets }, query }: PageViewProps<DeparturesData>) {
  const shell = useShell();
  const now = useClock(CLOCK_PERIOD);
  useToday(query['jour'] === undefined ? loaded.day.jour : null);
  const { day, announced } = useLiveDay(loaded.day, query);
  const { arrivals } = useArrivals(day.jour, loaded.arrivals);
  const { races } = useShownMeetings(day, arrivals, NO_FILTERS);
  const { filters, change } = useDepartureFilters(query);
  const betsOf = (raceId: number) => (bets?.[raceId] ?? []).map(({ bet }) => bet);
  const wanted = byDeparture(races.filter((race) => isWantedDeparture(race, filters, { now, betsOf })));
  const isToCome = (state: string) => state === 'upcoming' || state === 'soon';
  const toCome = wanted.filter((race) => isToCome(raceState(race, now)));
  const started = wanted.filter((race) => !isToCome(raceState(race, now)));

  return (
    <>
      <VisuallyHidden role="status">
        {wanted.some(({ id }) => id === announced?.raceId) ? announced?.message : ''}
      </VisuallyHidden>
      <PageHeader title={copy.title} subtitle={<DaySubtitle day={day} />} />
      <Stack $gap={4}>
        <ViewLinks current="departs" jour={day.jour} />
        {day.noFoundInfo ? (
          <NoInformation day={day} now={now} onRetry={shell.revalidate} />
        ) : (
          <>
            <DepartureFilterBar
              races={races}
              bets={bets}
              filters={filters}
              shown={wanted.length}
              onChange={change}
            />
            {bets === null && <Alert severity="warning">{copy.betsFailed}</Alert>}
            {toCome.length === 0 && (
              <EmptyState icon="clock" title={emptyTitle(filters, started.length > 0)} />
            )}
            <DepartureList races={toCome} bets={bets} now={now} label={copy.toCome} />
            {started.length > 0 && (
              <details open={toCome.length === 0 && day.jour < utcDay(now)}>
                <summary>{copy.started(started.length)}</summary>
                <DepartureList races={started} bets={bets} now={now} label={copy.started(started.length)} />
              </details>
            )}
          </>
        )}
        {day.hiddenMeetings > 0 && <HiddenMeetings count={day.hiddenMeetings} />}
      </Stack>
    </>
  );
}

function emptyTitle(filters: Parameters<typeof hasDepartureFilters>[0], hasStarted: boolean): string {
  if (filters.soon) return copy.noneSoon;
  return hasDepartureFilters(filters) && !hasStarted ? copy.noneFiltered : copy.noneToCome;
}

export const view = definePageView({ load: loadDepartures, View: DeparturesView });
