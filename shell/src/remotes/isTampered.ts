import type { AppError } from '@galopin/shared/contracts';
import type { Releases } from './createReleases';

/**
 * Whether a file could not be loaded because it is there but not the one the release lists. Looking also replaces what
 * the browser's cache may hold of it, so that a later try gets what the server has.
 * @returns false as well when nothing can be found out, such as without a network
 */
export async function isTampered(
  error: AppError,
  releases: Pick<Releases, 'integrityOf'>,
  fetch: typeof window.fetch,
): Promise<boolean> {
  const url = failedUrl(error);
  const integrity = url === undefined ? undefined : releases.integrityOf(url);
  if (url === undefined || integrity === undefined) return false;
  const content = await fetch(url, { cache: 'reload' })
    .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
    .catch(() => null);
  if (content === null) return false;
  return fetch(url, { cache: 'force-cache', integrity }).then(
    () => false,
    () => true,
  );
}

/** Our own errors name the file in their details, webpack's chunk loader in `request`. */
function failedUrl({ details, cause }: AppError): string | undefined {
  const url = details['url'] ?? (cause as { readonly request?: unknown } | undefined)?.request;
  return typeof url === 'string' ? url : undefined;
}
