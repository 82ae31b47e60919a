import { Card, Grid, PageHeader, SkeletonGroup, SkeletonText } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** The system's health to come. */
export function AdminSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={fr.admin.title} />
      <Grid $min="18rem">
        {Array.from({ length: 4 }, (_, card) => (
          <Card key={card}>
            <SkeletonText lines={5} />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
