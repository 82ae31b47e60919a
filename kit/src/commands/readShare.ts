import type { Permyriad } from '@galopin/shared/contracts';
import { EXIT_CODES, ReleaseError } from '../client';

/**
 * A share of the visitors as people write it, `10`, `0.5` or `12.25%`.
 * @throws ReleaseError for anything that is no percentage from 0 to 100 with at most two decimals
 */
export function readShare(text: string): Permyriad {
  const found = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/.exec(text.trim())?.[1];
  const permyriad = Math.round(Number(found) * 100);
  if (found !== undefined && permyriad <= 10_000) return permyriad;
  const finding = { rule: 'share', found: text, wanted: 'a percentage from 0 to 100, such as 10 or 0.5' };
  throw new ReleaseError('This is no share of the visitors', [finding], { exitCode: EXIT_CODES.usage });
}
