import { createHash } from 'node:crypto';
import type { HistoryLine } from './ReleaseState';

/** Stands where the first line's predecessor would. */
export const GENESIS_HASH = '0'.repeat(64);

/** Hexadecimal SHA-256 of a history line, the hash of the line before included: changing one breaks all after it. */
export function historyHash(line: Omit<HistoryLine, 'hash'>): string {
  const { n, at, environment, actor, op, name, from, to, reason, prevHash } = line;
  return createHash('sha256')
    .update(JSON.stringify([n, at, environment, actor, op, name, from, to, reason, prevHash]))
    .digest('hex');
}
