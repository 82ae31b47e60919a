import { Card, PageSkeleton, Skeleton, SkeletonRows } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A day to come: two meetings of the usual size. */
export function RaceDaySkeleton() {
  return (
    <PageSkeleton title={fr.day.title} subtitleWidth="16rem">
      <Skeleton $height="2.75rem" $width="min(100%, 26rem)" />
      <Skeleton $height="2.75rem" $width="min(100%, 36rem)" />
      <Skeleton $height="3rem" />
      {[8, 8].map((rows, meeting) => (
        <Card key={meeting} $flush>
          <SkeletonRows rows={rows} height="4rem" />
        </Card>
      ))}
    </PageSkeleton>
  );
}
