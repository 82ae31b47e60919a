import { paths } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';

/**
 * The code of a link for a new password, taken out of the address at once: it must not get into histories, logs of
 * visits or what is reported as the page's address.
 * @param query of the page's address
 */
export function useResetCode({ mode, oobCode }: Readonly<Record<string, string>>) {
  const { navigate } = useShell();
  const linked = mode === 'resetPassword' && oobCode !== undefined ? oobCode : null;
  const [code, setCode] = useState(linked);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (linked !== null) navigate(paths.signIn.to(), { replace: true });
  }, [linked, navigate]);
  return {
    code,
    /** The new password is set. */
    isDone,
    finish() {
      setCode(null);
      setDone(true);
    },
    /** Another form is wanted. */
    leave() {
      setCode(null);
      setDone(false);
    },
  };
}
