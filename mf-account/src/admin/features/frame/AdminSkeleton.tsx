import { Card, Grid, PageHeader, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@galopin/shared/ui';
import { adminCopy } from '../../i18n/adminCopy';

/** A view to come, whichever it is: the row of views and cards. */
export function AdminSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={adminCopy.title} subtitle={<Skeleton as="span" $width="20rem" />} />
      <Stack>
        <Skeleton $height="2.75rem" />
        <Grid $min="18rem">
          {Array.from({ length: 4 }, (_, card) => (
            <Card key={card}>
              <SkeletonText lines={5} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  );
}
