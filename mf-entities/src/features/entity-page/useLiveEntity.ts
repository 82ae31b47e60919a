import { MESSAGES_MISSED } from '@galopin/shared/contracts';
import { readAnnouncement } from '@galopin/shared/racing';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import type { EntityPage } from '../../domain/EntityPage';

/** Milliseconds within which all pages that an arrival concerns ask again. */
const SPREAD = 3000;

/** Loads the page anew when a race that it lists as to come, or shows, has an arrival. */
export function useLiveEntity({ entity, performances }: EntityPage): void {
  const { revalidate } = useShell();
  const reload = useSpread(revalidate, SPREAD);
  useMessages((message) => {
    if (message.meta['type'] === MESSAGES_MISSED) return reload();
    const arrival = readAnnouncement('arrival', message);
    if (arrival === null) return;
    const shown = [...entity.entries, ...(performances?.rows ?? [])];
    const concerns = shown.some(({ jour, raceId }) =>
      arrival.raceId === null ? jour === arrival.jour : raceId === arrival.raceId,
    );
    if (concerns) reload();
  });
}
