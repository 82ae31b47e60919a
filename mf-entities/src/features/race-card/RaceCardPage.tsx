import type { PageProps } from '@galopin/shared/contracts';
import { raceState } from '@galopin/shared/racing';
import { useLocation } from '@galopin/shared/router';
import { useClock, useShell } from '@galopin/shared/shell-context';
import { Stack, VisuallyHidden } from '@galopin/shared/ui';
import { useEffect } from 'react';
import type { RaceCard } from '../../domain/RaceCard';
import { tabOf } from '../../domain/raceTab';
import { PrintCard } from '../print-card/PrintCard';
import { ArrivalCard } from './ArrivalCard';
import { MeetingLink } from './MeetingLink';
import { MeetingRaces } from './MeetingRaces';
import { OfferedBets } from './OfferedBets';
import { RaceHeader } from './RaceHeader';
import { RaceTabs } from './RaceTabs';
import { rememberShownCard } from './shownCard';
import { useLiveCard } from './useLiveCard';

/** Milliseconds between two looks at where the race stands. */
const CLOCK_PERIOD = 15_000;

/** `/Course/:id`: one race, its runners and its arrival, kept up to date. */
export function RaceCardPage({ data, query }: PageProps<RaceCard>) {
  const { card, news } = useLiveCard(data);
  const { race, arrival, surroundings } = card;
  const { logger, track } = useShell();
  const tab = tabOf(useLocation().search);
  const state = raceState({ ...race, arrival }, useClock(CLOCK_PERIOD));
  useEffect(() => track('race_opened', { raceId: race.id }), [track, race.id]);
  useEffect(() => rememberShownCard(logger, card, query), [logger, card, query]);
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <MeetingLink race={race} />
      <RaceHeader race={race} state={state} />
      <Stack $gap={4}>
        <OfferedBets card={card} tab={tab} />
        <MeetingRaces racecourse={race.racecourse} races={surroundings.meeting} current={race.id} tab={tab} />
        <ArrivalCard card={card} />
        <RaceTabs card={card} state={state} />
      </Stack>
      {/* The ticket brings its own sheet. */}
      {tab !== 'ticket' && <PrintCard card={card} />}
    </>
  );
}
