import { Card, PageHeader, SkeletonGroup, SkeletonRows, SkeletonText } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';
import { Cards } from './ProfilePage.styles';

/** The profile to come. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={fr.profile.title} />
      <Cards>
        <Card $flush>
          <SkeletonRows rows={4} />
        </Card>
        <Card>
          <SkeletonText lines={3} />
        </Card>
      </Cards>
    </SkeletonGroup>
  );
}
