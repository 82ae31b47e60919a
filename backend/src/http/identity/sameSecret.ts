import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret is the wanted one. Takes the same time for every wrong one, whatever its length. */
export function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
