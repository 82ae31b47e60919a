import { definePage } from '@galopin/shared/contracts';
import { racePageTitle } from '@galopin/shared/racing';
import { RaceCardPage } from '../features/race-card/RaceCardPage';
import { RaceCardSkeleton } from '../features/race-card/RaceCardSkeleton';
import { loadRaceCard } from '../features/race-card/raceCardLoader';
import { fr } from '../i18n/fr';

/** `/Course/:id`: a race card, with its arrival once the race is run. */
export const page = definePage({
  loader: loadRaceCard,
  Page: RaceCardPage,
  Skeleton: RaceCardSkeleton,
  title: ({ race }) => racePageTitle(race, fr.race.title),
});
