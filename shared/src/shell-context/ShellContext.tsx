import { createContext, useContext, type ReactNode } from 'react';
import type { ShellApi } from '../contracts';

const ShellContext = createContext<ShellApi | null>(null);

/** Gives a page the shell's services. One per page, put there by the shell or by a test. */
export function ShellProvider({
  shell,
  children,
}: {
  readonly shell: ShellApi;
  readonly children: ReactNode;
}) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/**
 * The shell's services.
 * @throws Error outside of a shell; the usual cause is a second copy of `shell-context` in the page
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) {
    throw new Error(
      'useShell was called outside of ShellProvider. In a remote: is @galopin/shared/shell-context shared as a singleton?',
    );
  }
  return shell;
}
