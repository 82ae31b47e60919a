import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './theme';

interface Props {
  /** What a server took the window for: narrower than `md`. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** Gives the site's theme to everything below. The shell, the fake shell and tests mount it once. */
export function ThemeRoot({ isNarrow = false, children }: Props) {
  const given = useMemo(() => ({ ...theme, isNarrow }), [isNarrow]);
  return <ThemeProvider theme={given}>{children}</ThemeProvider>;
}
