import { Card, PageHeader, Skeleton, SkeletonGroup, Stack } from '@galopin/shared/ui';
import { signInCopy as copy } from '../../i18n/signInCopy';
import { Columns } from './SignInPage.styles';

/** The sign-in page to come. */
export function SignInSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={copy.title} />
      <Columns>
        <Card>
          <Stack $gap={4}>
            <Skeleton $height="3.75rem" />
            <Skeleton $height="3.75rem" />
            <Skeleton $height="2.5rem" />
          </Stack>
        </Card>
      </Columns>
    </SkeletonGroup>
  );
}
