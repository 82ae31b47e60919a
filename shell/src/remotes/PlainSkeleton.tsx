import { SkeletonGroup, SkeletonRows } from '@galopin/shared/ui';

/** Stands where a page of unknown shape is on its way. */
export function PlainSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonRows rows={8} />
    </SkeletonGroup>
  );
}
