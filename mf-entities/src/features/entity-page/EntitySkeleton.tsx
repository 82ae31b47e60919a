import {
  Card,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  SkeletonRows,
  SkeletonText,
  Stack,
} from '@galopin/shared/ui';
import type { EntityKind } from '@galopin/shared/contracts';
import { entityCopy } from '../../i18n/entityCopy';
import { Columns } from './sectionStyles';

/** A horse's or person's page to come: facts and totals, entries, chart, performances. */
function EntitySkeleton({ kind }: { readonly kind: EntityKind }) {
  return (
    <SkeletonGroup>
      <PageHeader
        overline={<Skeleton as="span" $width="5rem" $height="1.4em" />}
        title={entityCopy.kind[kind]}
      />
      <Stack $gap={5}>
        <Columns>
          <Stack $gap={5}>
            <Card>
              <SkeletonText lines={kind === 'horse' ? 14 : 6} />
            </Card>
            <Card $flush>
              <SkeletonRows rows={3} height="4rem" />
            </Card>
          </Stack>
          <Stack $gap={5}>
            <Card>
              <SkeletonText lines={10} />
            </Card>
            <Card>
              <Skeleton $height="19rem" />
            </Card>
          </Stack>
        </Columns>
        <Card $flush>
          <SkeletonRows rows={25} height="2.75rem" />
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}

export const HorseSkeleton = () => <EntitySkeleton kind="horse" />;
export const JockeySkeleton = () => <EntitySkeleton kind="jockey" />;
export const TrainerSkeleton = () => <EntitySkeleton kind="trainer" />;
