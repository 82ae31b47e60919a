import type { SessionUser, UserSettings } from '@galopin/shared/contracts';
import { Badge, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { FactList } from '../../components/FactList';
import { profileCopy as copy } from '../../i18n/profileCopy';

interface Props {
  readonly user: SessionUser;
  readonly isAdmin: boolean;
  /** Null where they could not be read. */
  readonly settings: UserSettings | null;
}

/** Who the member is. */
export function AccountCard({ user, isAdmin, settings }: Props) {
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
            { name: copy.name, value: settings?.displayName ?? user.displayName },
            { name: copy.kind, value: isAdmin ? copy.admin : copy.member },
          ]}
        />
      </Stack>
    </Card>
  );
}
