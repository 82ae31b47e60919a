import type { PageProps } from '@galopin/shared/contracts';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';
import { useToday } from './useToday';

/** `/`: the races of today, also once that is another day. */
export function HomePage({ data, query }: PageProps<RaceDay>) {
  useToday(data.jour);
  return <RaceDayView day={data} query={query} title={fr.day.homeTitle} />;
}
