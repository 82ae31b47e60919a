import type { PageProps } from '@galopin/shared/contracts';
import type { LoadedDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';
import { useToday } from './useToday';

/** `/Jour`: the meetings of one day. */
export function RaceDayPage({ data, query }: PageProps<LoadedDay>) {
  useToday(query['jour'] === undefined ? data.day.jour : null);
  return <RaceDayView loaded={data} query={query} title={fr.day.title} />;
}
