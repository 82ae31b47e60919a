import * as contracts from '@galopin/shared/contracts';
import type { Call } from '@galopin/shared/contracts';

/** Characters that mean the same to whoever reads a path: nothing encoded, no dots that climb. */
const PARAMETER = '[A-Za-z0-9_~-]+';

const PUBLIC_CALLS: readonly (readonly [path: string, pattern: RegExp])[] = Object.values<unknown>(contracts)
  .filter(isCall)
  .filter(isPublic)
  .map(({ path }) => [path, new RegExp(`^${path.replaceAll(/:\w+/g, PARAMETER)}$`)]);

/**
 * The declared call that everybody may make and that this address makes.
 * @returns its path as declared; undefined where there is none, or where a token may be part of the address
 */
export function findPublicCall(pathAndQuery: string): string | undefined {
  const [path = '', query = ''] = pathAndQuery.split('?', 2);
  if (/token/i.test(query)) return undefined;
  return PUBLIC_CALLS.find(([, pattern]) => pattern.test(path))?.[0];
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'terms' in value && 'path' in value && 'method' in value
  );
}

function isPublic({ method, terms }: Call): boolean {
  const { access, mediaType } = terms();
  return method === 'GET' && access === 'anyone' && mediaType === undefined;
}
