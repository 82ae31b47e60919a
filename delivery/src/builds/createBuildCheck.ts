import type { GateFinding } from '@galopin/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { Ledger } from '../ledger/createLedger';
import { buildKey } from '../ledger/ReleaseState';
import type { BuildStore } from '../store/BuildStore';
import { verifyBuildFiles } from './buildFiles';

/** Milliseconds one look at the files of a build is good for: reports alone do not make delivery read on and on. */
const KEPT_MS = 60_000;
const KEPT = 100;

export interface BuildCheckOptions {
  readonly ledger: Pick<Ledger, 'readBuild'>;
  readonly store: BuildStore;
  readonly now: () => Date;
}

/**
 * Reads the stored files of a build back and compares each with its record.
 * @returns what differs, empty when every byte is right
 * @throws the store's or the database's own error
 */
export type BuildCheck = (name: string, buildId: string) => Promise<readonly GateFinding[]>;

export function createBuildCheck({ ledger, store, now }: BuildCheckOptions): BuildCheck {
  const seen = new LRUCache<string, readonly GateFinding[]>({
    max: KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return async (name, buildId) => {
    const key = buildKey({ name, buildId });
    const known = seen.get(key);
    if (known) return known;
    const record = await ledger.readBuild(name, buildId);
    const findings = record
      ? await verifyBuildFiles(store, record.artifact)
      : [{ rule: 'published', found: `no record of ${key}`, wanted: 'the record of a published build' }];
    seen.set(key, findings);
    return findings;
  };
}
