import { createHash } from 'node:crypto';
import type { HistoryLine } from './ReleaseState';

/** Stands where the first line's predecessor would. */
export const GENESIS_HASH = '0'.repeat(64);

/** Hexadecimal SHA-256 of a history line, the hash of the line before included: changing one breaks all after it. */
export function historyHash(line: Omit<HistoryLine, 'hash'>): string {
  const { n, at, environment, actor, op, name, from, to, detail, reason, prevHash } = line;
  const facts = [n, at, environment, actor, op, name, from, to, reason, prevHash];
  // Lines without a detail hash as they did before there were any.
  const { permyriad, salt, quarantine } = detail ?? {};
  return createHash('sha256')
    .update(JSON.stringify(detail === undefined ? facts : [...facts, permyriad, salt, quarantine]))
    .digest('hex');
}
