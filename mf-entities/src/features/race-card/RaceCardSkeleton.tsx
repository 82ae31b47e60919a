import {
  Card,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  SkeletonRows,
  SkeletonText,
  Stack,
} from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A race card to come: facts and a field of usual size. */
export function RaceCardSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={fr.race.title} subtitle={<Skeleton as="span" $width="18rem" />} />
      <Stack $gap={5}>
        <Card>
          <SkeletonText lines={4} />
        </Card>
        <Card $flush>
          <SkeletonRows rows={14} />
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}
