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

/** A horse's or person's page to come. */
function EntitySkeleton({ title }: { readonly title: string }) {
  return (
    <SkeletonGroup>
      <PageHeader title={title} subtitle={<Skeleton as="span" $width="14rem" />} />
      <Stack $gap={5}>
        {[5, 5].map((lines, card) => (
          <Card key={card}>
            <SkeletonText lines={lines} />
          </Card>
        ))}

        <Card $flush>
          <SkeletonRows rows={10} />
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}

export const HorseSkeleton = () => <EntitySkeleton title={fr.entity.horse} />;
export const JockeySkeleton = () => <EntitySkeleton title={fr.entity.jockey} />;
export const TrainerSkeleton = () => <EntitySkeleton title={fr.entity.trainer} />;
