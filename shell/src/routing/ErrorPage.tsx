import { isAppError } from '@galopin/shared/contracts';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@galopin/shared/router';
import { Button } from '@galopin/shared/ui';
import { useEffect } from 'react';
import { fr } from '../i18n/fr';
import { MessagePage } from '../ui/MessagePage';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { logger } from '../browser/logger';
import { isSearchBot } from './isSearchBot';
import { NotFoundPage } from './NotFoundPage';

/** HTTP status an error amounts to. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (isAppError(error, 'not-found')) return 404;
  return 500;
}

/**
 * What stands where a page could not be prepared. For search bots it only logs, so that no index keeps an error
 * as a page's content (specification, part 2).
 */
export function ErrorPage() {
  const error = useRouteError();
  const status = statusOf(error);
  useEffect(() => {
    logger.error('A page could not be shown', {
      status,
      message: error instanceof Error ? error.message : String(error),
    });
  }, [error, status]);
  if (isSearchBot(navigator.userAgent)) return null;
  if (isAppError(error, 'not-found')) {
    const { unknownPath, invalidPath } = fr.notFound;
    return <NotFoundPage message={error.details['isUnknownPath'] === true ? unknownPath : invalidPath} />;
  }
  return <ErrorMessage title={status === 404 ? fr.errorPage.notFound : fr.errorPage.internal} />;
}

function ErrorMessage({ title }: { readonly title: string }) {
  const { revalidate, state } = useRevalidator();
  useDocumentTitle(title);
  return (
    <MessagePage title={title} text={fr.errorPage.help}>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        {fr.errorPage.retry}
      </Button>
    </MessagePage>
  );
}
