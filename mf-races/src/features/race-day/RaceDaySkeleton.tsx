import { Card, PageSkeleton, Skeleton, SkeletonRows } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A day to come: two meetings of the usual size. */
function DaySkeleton({ title }: { readonly title: string }) {
  return (
    <PageSkeleton title={title} subtitleWidth="16rem">
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

export const HomeSkeleton = () => <DaySkeleton title={fr.day.homeTitle} />;
export const RaceDaySkeleton = () => <DaySkeleton title={fr.day.title} />;
