import { Card, PageSkeleton, SkeletonRows, SkeletonText } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A race card to come: facts and a field of usual size. */
export function RaceCardSkeleton() {
  return (
    <PageSkeleton title={fr.race.title} subtitleWidth="18rem">
      <Card>
        <SkeletonText lines={4} />
      </Card>
      <Card $flush>
        <SkeletonRows rows={14} />
      </Card>
    </PageSkeleton>
  );
}
