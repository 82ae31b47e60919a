import type { PageProps } from '@galopin/shared/contracts';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';

/** `/`: the races of today. */
export function HomePage({ data }: PageProps<RaceDay>) {
  return <RaceDayView day={data} title={fr.day.homeTitle} />;
}
