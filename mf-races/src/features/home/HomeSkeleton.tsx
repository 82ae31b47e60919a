import { Card, PageSkeleton, Skeleton, SkeletonRows } from '@galopin/shared/ui';
import { homeCopy } from '../../i18n/homeCopy';
import { Columns } from './HomePage.styles';

/** A home page to come, of the usual size. */
export function HomeSkeleton() {
  return (
    <PageSkeleton title={homeCopy.title} subtitleWidth="16rem">
      <Skeleton $height="2.75rem" $width="min(100%, 36rem)" />
      <Columns>
        <Card $flush>
          <SkeletonRows rows={7} height="3rem" />
        </Card>
        <Card $flush>
          <SkeletonRows rows={5} height="4rem" />
        </Card>
      </Columns>
    </PageSkeleton>
  );
}
