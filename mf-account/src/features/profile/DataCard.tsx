import type { SessionUser } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import { fetchUserExport } from '../../api/fetchUserExport';
import { downloadText } from '../../components/startDownload';
import { profileCopy } from '../../i18n/profileCopy';
import { DeleteForm } from './DeleteForm';
import { Hint } from './ProfilePage.styles';

const copy = profileCopy.data;

/** What the site keeps of the member: to take along, or to delete with the account. */
export function DataCard({ user }: { readonly user: SessionUser }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card as="section" aria-labelledby="profile-data">
      <Stack>
        <SectionTitle id="profile-data">{copy.title}</SectionTitle>
        <ExportButton uid={user.uid} />
        <Hint>{copy.deleteText}</Hint>
        {isDeleting ? (
          <DeleteForm email={user.email} onKeep={() => setDeleting(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setDeleting(true)}>
            {copy.delete}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function ExportButton({ uid }: { readonly uid: string }) {
  const shell = useShell();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const handleClick = async () => {
    setState('sending');
    try {
      const everything = await fetchUserExport(shell, uid);
      downloadText(
        copy.exportName(utcDay(shell.now())),
        JSON.stringify(everything, null, 2),
        'application/json',
      );
      shell.track('download', { file: 'member', outcome: 'done' });
      setState('idle');
    } catch (error) {
      shell.track('download', { file: 'member', outcome: 'failed' });
      shell.logger.error('The data could not be exported', { message: String(error) });
      setState('failed');
    }
  };
  return (
    <Stack $gap={2}>
      <Hint>{copy.exportText}</Hint>
      {state === 'failed' && <Alert severity="error">{copy.exportFailed}</Alert>}
      <Button variant="secondary" loading={state === 'sending'} onClick={() => void handleClick()}>
        {copy.export}
      </Button>
    </Stack>
  );
}
