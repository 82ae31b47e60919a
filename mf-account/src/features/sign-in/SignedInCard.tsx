import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button, ButtonLink, Card, Cluster, SectionTitle, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

const copy = fr.signIn;

/** For who comes to sign in and has done so already: as whom, and where to go. */
export function SignedInCard({ email }: { readonly email: string }) {
  const { session } = useShell();
  const [leaving, setLeaving] = useState(false);
  const handleSignOut = () => {
    setLeaving(true);
    void session.signOut();
  };
  return (
    <Card>
      <Stack $gap={3}>
        <SectionTitle>{copy.signedInTitle}</SectionTitle>
        <Who>
          {copy.signedInAs} <strong>{email}</strong>
        </Who>
        <Cluster>
          <ButtonLink as={Link} {...{ to: paths.profile.to() }}>
            {copy.toProfile}
          </ButtonLink>
          <Button variant="secondary" icon="logout" loading={leaving} onClick={handleSignOut}>
            {copy.signOut}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Who = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;
