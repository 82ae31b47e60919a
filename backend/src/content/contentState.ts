import { isDeepStrictEqual } from 'node:util';
import type { ContentState } from '@galopin/shared/contracts';
import type { KeptVersion } from './createContentVersions';

/**
 * Where a content stands, told from what visitors really see.
 * @param live what they see; undefined for nothing
 */
export function contentState(
  live: object | undefined,
  latest: Pick<KeptVersion, 'action' | 'text'> | undefined,
): ContentState {
  if (live !== undefined) return latest && !isDeepStrictEqual(latest.text, live) ? 'modified' : 'published';
  if (latest === undefined) return 'none';
  return latest.action === 'withdrawn' ? 'withdrawn' : 'draft';
}

/** Fields of a text that differ from another; all that are written when there is no other. */
export function changedFields(before: object | undefined, after: object): readonly string[] {
  const known = (before ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(value, known[field] ?? emptyLike(value)))
    .map(([field]) => field);
}

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
