import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './theme';

/** Gives the site's theme to everything below. The shell, the fake shell and tests mount it once. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
