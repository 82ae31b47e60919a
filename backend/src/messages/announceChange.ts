import type { Notification } from '@galopin/shared/contracts';
import type { Announcement } from '@galopin/shared/racing';

const WORDS: Readonly<Record<Announcement<'change'>['of'], string>> = {
  race: 'Programme mis à jour',
  runners: 'Partants et cotes mis à jour',
};

/** The message that tells open pages to look again at what they show; nobody reads it. */
export function announceChange(change: Omit<Announcement<'change'>, 'type'>): Notification {
  const meta: Announcement<'change'> = { type: 'change', ...change };
  return { message: WORDS[change.of], status: 'info', snackbar: false, meta };
}
