import { RouterProvider, type createBrowserRouter } from '@galopin/shared/router';
import { ShellProvider } from '@galopin/shared/shell-context';
import { GlobalStyle, ThemeRoot } from '@galopin/shared/ui';
import { useEffect } from 'react';
import type { Services } from './services/createServices';
import { NotificationsContext } from './notifications/NotificationsContext';

interface Props {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly services: Pick<Services, 'shell' | 'notifications'>;
  /** Whether the document was rendered for a phone's window. */
  readonly isNarrow?: boolean;
  /** Called once the site is on screen. */
  readonly onShown?: () => void;
}

/** The site: theme, services, router. */
export function App({ router, services, isNarrow = false, onShown }: Props) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <ThemeRoot isNarrow={isNarrow}>
      <GlobalStyle />
      <ShellProvider shell={services.shell}>
        <NotificationsContext value={services.notifications}>
          <RouterProvider router={router} />
        </NotificationsContext>
      </ShellProvider>
    </ThemeRoot>
  );
}
