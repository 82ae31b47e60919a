import { Card, PageHeader, SkeletonGroup, SkeletonRows } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** The list of days to come. */
export function DownloadSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={fr.download.title} subtitle={fr.download.subtitle} />
      <Card $flush>
        <SkeletonRows rows={8} />
      </Card>
    </SkeletonGroup>
  );
}
