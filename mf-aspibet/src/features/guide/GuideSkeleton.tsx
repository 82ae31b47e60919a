import { Card, SkeletonGroup, SkeletonText } from '@galopin/shared/ui';
import { GuideLayout } from './GuideLayout';

/** The guide while its articles are on the way: its own chapters need no waiting. */
export function GuideSkeleton() {
  return (
    <GuideLayout
      articles={
        <SkeletonGroup>
          <Card>
            <SkeletonText lines={6} />
          </Card>
        </SkeletonGroup>
      }
    />
  );
}
