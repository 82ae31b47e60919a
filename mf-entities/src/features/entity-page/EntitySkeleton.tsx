import { Card, PageSkeleton, SkeletonRows, SkeletonText } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** A horse's or person's page to come. */
function EntitySkeleton({ title }: { readonly title: string }) {
  return (
    <PageSkeleton title={title} subtitleWidth="14rem">
      {[5, 5].map((lines, card) => (
        <Card key={card}>
          <SkeletonText lines={lines} />
        </Card>
      ))}
      <Card $flush>
        <SkeletonRows rows={10} />
      </Card>
    </PageSkeleton>
  );
}

export const HorseSkeleton = () => <EntitySkeleton title={fr.entity.horse} />;
export const JockeySkeleton = () => <EntitySkeleton title={fr.entity.jockey} />;
export const TrainerSkeleton = () => <EntitySkeleton title={fr.entity.trainer} />;
