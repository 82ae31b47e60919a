import { Card, PageSkeleton, Skeleton, SkeletonRows, SkeletonText, Stack } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A day of tips to come: one tip and a meeting of the usual size. */
export function TipsSkeleton() {
  return (
    <PageSkeleton title={fr.tips.title} subtitleWidth="16rem">
      <Skeleton $width="22rem" $height="2.75rem" />
      <Skeleton $width="30rem" />
      <Card>
        <Stack $gap={4}>
          <Skeleton $width="20rem" $height="1.5rem" />
          <Skeleton $width="16rem" $height="1.5rem" />
          <SkeletonText lines={3} />
        </Stack>
      </Card>
      <Card $flush>
        <SkeletonRows rows={8} height="3.5rem" />
      </Card>
    </PageSkeleton>
  );
}
