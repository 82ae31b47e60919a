import type { Performance } from './Performance';

/**
 * A fact as the newest performance that has it says: some sources leave out what others give.
 * @param performances newest first
 * @returns empty text when none has it
 */
export function newestText(
  performances: readonly Performance[],
  read: (performance: Performance) => string,
): string {
  for (const performance of performances) {
    const found = read(performance);
    if (found !== '') return found;
  }
  return '';
}
