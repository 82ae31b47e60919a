import { Card, PageHeader, SkeletonGroup, SkeletonRows } from '@galopin/shared/ui';
import { downloadCopy } from '../../i18n/downloadCopy';

/** The list of days to come. */
export function DownloadSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={downloadCopy.title} subtitle={downloadCopy.subtitle} />
      <Card $flush>
        <SkeletonRows rows={8} />
      </Card>
    </SkeletonGroup>
  );
}
