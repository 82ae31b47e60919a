import type { SessionUser } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import { signOutEverywhere } from '../../api/signOutEverywhere';
import { profileCopy } from '../../i18n/profileCopy';
import { PasswordForm } from './PasswordForm';
import { Hint } from './ProfilePage.styles';
import { SecondFactor } from './SecondFactor';

const copy = profileCopy.security;

/** The password, the authenticator, and the sessions on other devices. */
export function SecurityCard({ user }: { readonly user: SessionUser }) {
  /** Counts the changes: each starts with an empty form. */
  const [changes, setChanges] = useState(0);
  return (
    <Card as="section" aria-labelledby="profile-security">
      <Stack>
        <SectionTitle id="profile-security">{copy.title}</SectionTitle>
        {changes > 0 && <Alert severity="success">{copy.changed}</Alert>}
        <PasswordForm key={changes} email={user.email} onDone={() => setChanges(changes + 1)} />
        <SecondFactor key={user.uid} user={user} />
        <SignOutEverywhere uid={user.uid} />
      </Stack>
    </Card>
  );
}

function SignOutEverywhere({ uid }: { readonly uid: string }) {
  const shell = useShell();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const handleClick = async () => {
    setState('sending');
    try {
      await signOutEverywhere(shell, uid);
      await shell.session.signOut();
    } catch (error) {
      shell.logger.error('The sessions could not be ended', { message: String(error) });
      setState('failed');
    }
  };
  return (
    <Stack $gap={2}>
      <Hint>{copy.everywhereText}</Hint>
      {state === 'failed' && <Alert severity="error">{copy.everywhereFailed}</Alert>}
      <Button variant="secondary" loading={state === 'sending'} onClick={() => void handleClick()}>
        {copy.everywhere}
      </Button>
    </Stack>
  );
}
