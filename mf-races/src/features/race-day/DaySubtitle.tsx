import { formatCount, formatDay } from '@galopin/shared/lib';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';

/** The day and what it has, whatever filters leave of it. */
export function DaySubtitle({ day }: { readonly day: RaceDay }) {
  if (day.meetings.length === 0) return formatDay(day.jour);
  const meetings = formatCount(day.meetings.length + day.hiddenMeetings, fr.day.meeting);
  const races = day.meetings.reduce((sum, meeting) => sum + meeting.races.length, 0);
  // Who does not see every meeting does not know how many races there are.
  return day.hiddenMeetings > 0
    ? `${formatDay(day.jour)} · ${meetings}`
    : `${formatDay(day.jour)} · ${fr.day.summary(meetings, formatCount(races, fr.day.race))}`;
}
