import type { Logger } from '@galopin/shared/contracts';
import type { AudienceAccess } from './createAudienceAccess';

/** Milliseconds after which a page that is never idle is measured all the same. */
const IDLE_LIMIT = 1000;

type AudienceWindow = Pick<Window, 'document' | 'setTimeout' | 'addEventListener'> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

/**
 * Begins to measure once the document is loaded and the page is idle; a document that the browser has prepared ahead
 * counts once somebody looks at it.
 */
export function startAudience(window: AudienceWindow, audience: AudienceAccess, logger: Logger): void {
  const begin = () => {
    audience().catch((error: unknown) =>
      logger.warn('The audience is not measured', { message: String(error) }),
    );
  };
  const whenIdle = () => {
    // Safari has no idle callbacks.
    if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: IDLE_LIMIT });
    else window.setTimeout(begin, 1);
  };
  const whenLoaded = () => {
    if (window.document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  };
  const { prerendering } = window.document as { readonly prerendering?: boolean };
  if (prerendering === true)
    window.document.addEventListener('prerenderingchange', whenLoaded, { once: true });
  else whenLoaded();
}
