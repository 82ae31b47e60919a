import type { Notification } from '@galopin/shared/contracts';
import type { ChangeAnnouncement } from '@galopin/shared/racing';

const WORDS: Readonly<Record<ChangeAnnouncement['of'], string>> = {
  race: 'Programme mis à jour',
  runners: 'Partants et cotes mis à jour',
};

/** The message that tells open pages to look again at what they show; nobody reads it. */
export function announceChange(change: Omit<ChangeAnnouncement, 'type'>): Notification {
  const meta: ChangeAnnouncement = { type: 'change', ...change };
  return { message: WORDS[change.of], status: 'info', snackbar: false, meta };
}
