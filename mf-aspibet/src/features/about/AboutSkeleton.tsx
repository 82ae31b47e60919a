import { Skeleton, SkeletonGroup } from '@galopin/shared/ui';
import { AboutLayout } from './AboutPage';

/** The page while the latest day is on the way: all else needs no waiting. */
export function AboutSkeleton() {
  return (
    <AboutLayout
      freshness={
        <SkeletonGroup>
          <Skeleton $width="100%" $height="3rem" />
        </SkeletonGroup>
      }
    />
  );
}
