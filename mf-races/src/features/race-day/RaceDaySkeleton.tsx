import { Card, Skeleton, SkeletonGroup, SkeletonRows, Stack } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A day to come: two meetings of the usual size. */
export function RaceDaySkeleton() {
  return (
    <SkeletonGroup>
      <h1>{fr.day.homeTitle}</h1>
      <Stack $gap={5}>
        <Skeleton $height="2.5rem" $width="22rem" />
        {[8, 8].map((rows, meeting) => (
          <Card key={meeting} $flush>
            <SkeletonRows rows={rows} height="4rem" />
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
