import {
  PageSkeleton,
  Skeleton,
  SkeletonGroup,
  SkeletonRows,
  SkeletonText,
  Spinner,
  Stack,
} from '@galopin/shared/ui';
import { fr } from '../i18n/fr';
import { Specimen, Variant, Variants } from '../Specimen';

const copy = fr.feedback;

/** What stands in for what is still to come. */
export function WaitingSpecimens() {
  return (
    <>
      <Specimen name="Skeleton, SkeletonText, SkeletonRows, SkeletonGroup">
        <SkeletonGroup label={copy.skeletonGroup}>
          <Stack $gap={6}>
            <Variant wide code="<Skeleton>">
              <Skeleton />
            </Variant>
            <Variant wide code='$width="12rem" $height="3rem"'>
              <Skeleton $width="12rem" $height="3rem" />
            </Variant>
            <Variant wide code="$round">
              <Skeleton $width="3rem" $height="3rem" $round />
            </Variant>
            <Variant wide code="<SkeletonText>">
              <SkeletonText />
            </Variant>
            <Variant wide code="<SkeletonRows rows={3}>">
              <SkeletonRows rows={3} />
            </Variant>
          </Stack>
        </SkeletonGroup>
      </Specimen>
      <Specimen name="PageSkeleton">
        {/* Its title is a first-level heading, and the page has its own. */}
        <div inert aria-hidden="true">
          <PageSkeleton title={copy.skeletonTitle} subtitleWidth="14rem">
            <SkeletonText lines={2} />
          </PageSkeleton>
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <Variants>
          <Variant code="<Spinner>">
            <Spinner />
          </Variant>
          <Variant code="label">
            <Spinner label={copy.spinner} />
          </Variant>
        </Variants>
      </Specimen>
    </>
  );
}
