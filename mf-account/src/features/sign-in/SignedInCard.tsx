import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button, ButtonLink, Card, Cluster, SectionTitle, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { signInCopy as copy } from '../../i18n/signInCopy';
import { FocusedTitle } from './FocusedTitle';

interface Props {
  readonly email: string;
  /** The account has just been made here. */
  readonly isNew: boolean;
}

/** For who is signed in: as whom, and where to go. */
export function SignedInCard({ email, isNew }: Props) {
  const { session } = useShell();
  const [leaving, setLeaving] = useState(false);
  const handleSignOut = () => {
    setLeaving(true);
    void session.signOut();
  };
  return (
    <Card>
      <Stack $gap={3}>
        {isNew ? (
          <FocusedTitle>{copy.signUp.doneTitle}</FocusedTitle>
        ) : (
          <SectionTitle>{copy.signedInTitle}</SectionTitle>
        )}
        <Who>
          {copy.signedInAs} <strong>{email}</strong>
        </Who>
        <Cluster>
          {isNew && (
            <ButtonLink as={Link} to={paths.home.to()}>
              {copy.signUp.toProgramme}
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={paths.profile.to()} $variant={isNew ? 'secondary' : undefined}>
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
