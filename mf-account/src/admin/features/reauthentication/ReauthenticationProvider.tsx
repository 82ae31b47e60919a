import { ShellProvider, useShell } from '@galopin/shared/shell-context';
import { Dialog } from '@galopin/shared/ui/overlay';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { adminCopy } from '../../i18n/adminCopy';
import { createReauthenticatingApi } from './createReauthenticatingApi';
import { ReauthenticationForm } from './ReauthenticationForm';

const copy = adminCopy.password;

/** Asks for the password where a call of the view below wants it, above whatever is typed there, which stays. */
export function ReauthenticationProvider({ children }: { readonly children: ReactNode }) {
  const shell = useShell();
  const [waiting, setWaiting] = useState<readonly ((isGiven: boolean) => void)[]>([]);
  const fresh = useMemo(() => {
    const askPassword = () => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve]));
    return { ...shell, api: createReauthenticatingApi(shell.api, askPassword) };
  }, [shell]);
  const answer = (isGiven: boolean) => {
    setWaiting([]);
    for (const resolve of waiting) resolve(isGiven);
  };
  // A dialog below would take the key for its own.
  const closeThisOnly = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.nativeEvent.stopImmediatePropagation();
    answer(false);
  };

  return (
    <ShellProvider shell={fresh}>
      {children}
      <Dialog
        title={copy.title}
        description={copy.text}
        open={waiting.length > 0}
        onClose={() => answer(false)}
      >
        <div role="presentation" onKeyDown={closeThisOnly}>
          <ReauthenticationForm onGiven={() => answer(true)} />
        </div>
      </Dialog>
    </ShellProvider>
  );
}
