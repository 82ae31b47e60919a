import { definePageView, type PageViewProps } from '@galopin/shared/read';
import type { LoadedDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';
import { loadToday } from './raceDayLoader';
import { useToday } from './useToday';

/** `/?vue=reunions`: today's races by meeting, also once that is another day. */
function MeetingsView({ data, query }: PageViewProps<LoadedDay>) {
  useToday(data.day.jour);
  return <RaceDayView loaded={data} query={query} title={fr.day.todayTitle} />;
}

export const view = definePageView({ load: loadToday, View: MeetingsView });
