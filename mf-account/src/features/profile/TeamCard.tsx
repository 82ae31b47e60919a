import { paths } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { ButtonLink, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { fetchOwnTeams } from '../../api/fetchOwnTeams';
import { profileCopy } from '../../i18n/profileCopy';
import { Text } from './ProfilePage.styles';

const copy = profileCopy.team;

/** The way to the team's page for who is in one. It comes late and last in its column: most members are in none. */
export function TeamCard() {
  const shell = useShell();
  const reading = useRead((signal) => fetchOwnTeams(shell, signal), { what: 'The teams of the account' });
  if (reading.status !== 'ready' || reading.value.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="profile-team">
      <Stack $gap={3}>
        <SectionTitle id="profile-team">{copy.title}</SectionTitle>
        <Text>{copy.text(reading.value.join(', '))}</Text>
        <div>
          <ButtonLink as={Link} to={paths.admin.to()} $variant="secondary">
            {copy.open}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
