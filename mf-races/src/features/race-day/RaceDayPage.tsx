import type { PageProps } from '@galopin/shared/contracts';
import type { RaceDay } from '../../domain/RaceDay';
import { fr } from '../../i18n/fr';
import { RaceDayView } from './RaceDayView';

/** `/Jour`: the meetings of one day. */
export function RaceDayPage({ data }: PageProps<RaceDay>) {
  return <RaceDayView day={data} title={fr.day.title} />;
}
