import type { PageProps } from '@galopin/shared/contracts';
import type { LoadedDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';
import { useToday } from './useToday';

/** `/`: the races of today, also once that is another day. */
export function HomePage({ data, query }: PageProps<LoadedDay>) {
  useToday(data.day.jour);
  return <RaceDayView loaded={data} query={query} title={fr.day.homeTitle} />;
}
