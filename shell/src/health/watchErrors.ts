import type { BuildRole, HealthEvent } from '@galopin/shared/contracts';
import { buildIn } from './buildIn';

export interface ErrorWatchOptions {
  readonly window: Pick<Window, 'addEventListener' | 'document'>;
  /** How the visitor came to a build; `undefined` for one that is no part of the release any more. */
  readonly roleOf: (name: string, buildId: string) => BuildRole | undefined;
  readonly onEvent: (event: HealthEvent) => void;
}

/**
 * Reports errors outside of rendering, and scripts that the page's policy refused, by the first file of a build that
 * they name: the place it was thrown, else the nearest caller. What names none, such as a browser extension's own, is
 * nobody's.
 */
export function watchErrors({ window, roleOf, onEvent }: ErrorWatchOptions): void {
  const report = (places: readonly string[], message: string, stack?: string) => {
    const named = buildIn(places.join(' '));
    const role = named && roleOf(named.remote, named.build);
    if (role) onEvent({ kind: 'error', ...named, role, message, ...(stack !== undefined && { stack }) });
  };
  const reportError = (error: unknown, filename: string) => {
    const stack = error instanceof Error ? error.stack : undefined;
    const message = error instanceof Error ? error.message : String(error);
    report([stack ?? '', filename], message, stack);
  };

  window.addEventListener('error', ({ error, message, filename }) =>
    reportError((error as unknown) ?? message, filename),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason as unknown, ''));
  window.document.addEventListener('securitypolicyviolation', (violation) => {
    if (!violation.effectiveDirective.startsWith('script-src')) return;
    report(
      [violation.blockedURI, violation.sourceFile],
      `${violation.effectiveDirective}: ${violation.blockedURI}`,
    );
  });
}
