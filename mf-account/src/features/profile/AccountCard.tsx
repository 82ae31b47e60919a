import type { SessionUser } from '@galopin/shared/contracts';
import { Badge, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { FactList } from '../../components/FactList';
import { fr } from '../../i18n/fr';

const copy = fr.profile;

/** Who the member is. */
export function AccountCard({ user, isAdmin }: { readonly user: SessionUser; readonly isAdmin: boolean }) {
  return (
    <Card as="section" aria-labelledby="profile-account">
      <Stack $gap={3}>
        <SectionTitle id="profile-account">{copy.account}</SectionTitle>
        <FactList
          facts={[
            { name: copy.email, value: user.email },
            {
              name: copy.verification,
              value: user.emailVerified ? (
                <Badge $tone="turf">{copy.verified}</Badge>
              ) : (
                <Badge $tone="amber">{copy.unverified}</Badge>
              ),
            },
            { name: copy.name, value: user.displayName },
            { name: copy.kind, value: isAdmin ? copy.admin : copy.member },
          ]}
        />
      </Stack>
    </Card>
  );
}
