import { useAccount, useShell } from '@galopin/shared/shell-context';
import { Alert } from '@galopin/shared/ui';
import { useEffect } from 'react';
import { signInCopy as copy } from '../../i18n/signInCopy';

/** Why the visitor was brought here; dismissed with the page. */
export function Reason() {
  const { session } = useShell();
  const { messageToUser } = useAccount();
  useEffect(() => session.dismissMessage, [session]);
  if (messageToUser === null) return null;
  return <Alert>{copy.reasons[messageToUser]}</Alert>;
}
