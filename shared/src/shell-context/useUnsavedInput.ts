import { useEffect } from 'react';
import { useShell } from './ShellContext';

/** While `held`, the shell replaces and reloads nothing without asking: the visitor has typed something. */
export function useUnsavedInput(held: boolean): void {
  const { holdUnsavedInput } = useShell();
  useEffect(() => (held ? holdUnsavedInput() : undefined), [held, holdUnsavedInput]);
}
