import { definePage } from '@galopin/shared/contracts';
import { formatNumericDay } from '@galopin/shared/lib';
import { RaceCardPage } from '../features/race-card/RaceCardPage';
import { RaceCardSkeleton } from '../features/race-card/RaceCardSkeleton';
import { loadRaceCard } from '../features/race-card/raceCardLoader';
import { raceTitle } from '../i18n/raceLabels';

/** `/Course/:id`: a race card, with its arrival once the race is run. */
export const page = definePage({
  loader: loadRaceCard,
  Page: RaceCardPage,
  Skeleton: RaceCardSkeleton,
  title: ({ race }) =>
    [raceTitle(race), race.racecourse, formatNumericDay(race.jour)].filter(Boolean).join(', '),
});
