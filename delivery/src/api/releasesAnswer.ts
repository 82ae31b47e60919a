import type { ReleaseHistoryEntry, ReleasesAnswer, ServingBuild } from '@galopin/shared/contracts';
import type { Ledger } from '../ledger/createLedger';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { buildsOf, type LiveRelease } from '../live/LiveRelease';

const HISTORY_LIMIT = 50;

/** What serves, and how it came to; of one name when one is given. */
export async function releasesAnswer(
  ledger: Ledger,
  live: LiveReleaseHolder,
  name?: string,
): Promise<ReleasesAnswer> {
  const release = live.current();
  const history = await readHistory(ledger, name);
  return {
    environment: ledger.environment,
    release: release.pointer.state.release,
    database: history === null ? 'away' : 'there',
    serving: Object.keys(release.pointer.state.names)
      .filter((known) => name === undefined || known === name)
      .sort()
      .flatMap((known) => describe(release, known)),
    history: history ?? [],
  };
}

/** `null` while the database is away: what serves is worth an answer all the same. */
async function readHistory(ledger: Ledger, name: string | undefined): Promise<ReleaseHistoryEntry[] | null> {
  try {
    return await ledger.readHistory({ name, limit: HISTORY_LIMIT });
  } catch {
    // The follower of the ledger logs that the database is away; here it is part of the answer.
    return null;
  }
}

function describe(live: LiveRelease, name: string): ServingBuild[] {
  const builds = buildsOf(live, name);
  if (!builds) return [];
  const { kind, buildId, builtAt, source } = builds.active;
  const state = live.pointer.state.names[name];
  return [
    {
      name,
      kind,
      buildId,
      proven: state?.proven === true,
      lastGood: builds.lastGood?.buildId ?? null,
      canary: state?.canary ?? null,
      frozen: state?.frozen === true,
      disabled: state?.disabled === true,
      browserOnly: state?.browserOnly === true,
      quarantined: state?.quarantined ?? [],
      builtAt,
      source,
    },
  ];
}
