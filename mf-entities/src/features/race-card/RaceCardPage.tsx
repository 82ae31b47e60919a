import type { PageProps } from '@galopin/shared/contracts';
import { raceState } from '@galopin/shared/racing';
import { useClock, useShell } from '@galopin/shared/shell-context';
import { Stack, VisuallyHidden } from '@galopin/shared/ui';
import { useEffect } from 'react';
import type { RaceCard } from '../../domain/RaceCard';
import { ArrivalCard } from './ArrivalCard';
import { MeetingLink } from './MeetingLink';
import { RaceFacts } from './RaceFacts';
import { RaceHeader } from './RaceHeader';
import { RunnersSection } from './RunnersSection';
import { useLiveCard } from './useLiveCard';

/** Milliseconds between two looks at where the race stands. */
const CLOCK_PERIOD = 15_000;

/** `/Course/:id`: one race, its runners and its arrival, kept up to date. */
export function RaceCardPage({ data }: PageProps<RaceCard>) {
  const { card, news } = useLiveCard(data);
  const { race, runners, arrival } = card;
  const { track } = useShell();
  const state = raceState({ ...race, arrival }, useClock(CLOCK_PERIOD));
  useEffect(() => track('race_opened', { raceId: race.id }), [track, race.id]);
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <MeetingLink race={race} />
      <RaceHeader race={race} state={state} />
      <Stack $gap={5}>
        <ArrivalCard arrival={arrival} />
        <RaceFacts race={race} runners={runners} />
        <RunnersSection card={card} />
      </Stack>
    </>
  );
}
