import { isAppError } from '@galopin/shared/contracts';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@galopin/shared/router';
import { Button } from '@galopin/shared/ui';
import { useEffect } from 'react';
import { fr } from '../i18n/fr';
import { MessagePage } from './MessagePage';
import { logger } from '../browser/logger';
import { isSearchBot } from './isSearchBot';
import { NotFoundPage } from './NotFoundPage';

const NOT_FOUND = 404;

/** HTTP status an error amounts to; what the API does not know, the page does not either. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (isAppError(error, 'not-found')) return NOT_FOUND;
  if (isAppError(error, 'http') && error.details['status'] === NOT_FOUND) return NOT_FOUND;
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
  if (isSearchBot(globalThis.navigator?.userAgent ?? '')) return null;
  if (isAppError(error, 'not-found')) {
    const { unknownPath, invalidPath } = fr.notFound;
    return <NotFoundPage message={error.details['isUnknownPath'] === true ? unknownPath : invalidPath} />;
  }
  return <ErrorMessage status={status} />;
}

function ErrorMessage({ status }: { readonly status: number }) {
  const { revalidate, state } = useRevalidator();
  const { title, help, message } = status === NOT_FOUND ? fr.errorPage.notFound : fr.errorPage.internal;
  return (
    <MessagePage icon="alert-triangle" title={title} text={help} message={message}>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        {fr.errorPage.retry}
      </Button>
    </MessagePage>
  );
}
