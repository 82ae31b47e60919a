import { Card, PageSkeleton, Skeleton, SkeletonRows } from '@galopin/shared/ui';
import { statsCopy } from '../../i18n/statsCopy';

/** A ranking to come: views, filters, bars and a page of rows. */
export function StatsSkeleton() {
  return (
    <PageSkeleton title={statsCopy.title} subtitleWidth="14rem">
      <Skeleton $height="2.5rem" $width="36rem" />
      <Card>
        <Skeleton $height="4rem" />
      </Card>
      <Skeleton $height="2.5rem" />
      <Card>
        <Skeleton $height="24rem" />
      </Card>
      <Card $flush>
        <SkeletonRows rows={12} />
      </Card>
    </PageSkeleton>
  );
}
