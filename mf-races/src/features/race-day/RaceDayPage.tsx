import type { PageProps } from '@galopin/shared/contracts';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';
import { useToday } from './useToday';

/** `/Jour`: the meetings of one day. */
export function RaceDayPage({ data, query }: PageProps<RaceDay>) {
  useToday(query['jour'] === undefined ? data.jour : null);
  return <RaceDayView day={data} query={query} title={fr.day.title} />;
}
