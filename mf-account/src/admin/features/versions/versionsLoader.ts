import type {
  HealthTimelineAnswer,
  KeptBuild,
  Milliseconds,
  PageLoaderArgs,
  ReleaseHistoryEntry,
  ReleasesAnswer,
  ServingBuild,
} from '@galopin/shared/contracts';
import { fetchBuildHealth, type BuildSessions } from '../../api/fetchBuildHealth';
import { fetchBuilds, fetchHealthTimeline, fetchReleases } from '../../api/releaseCalls';
import { HEALTH_SPANS, readVersionsAddress, type HealthSpan } from '../../domain/versionsAddress';

/** One deployable and everything that can be done with it. */
export interface OneVersion {
  readonly shows: 'one';
  readonly serving: ServingBuild;
  /** False while delivery's database is away. */
  readonly hasHistory: boolean;
  readonly history: readonly ReleaseHistoryEntry[];
  readonly builds: readonly KeptBuild[];
  readonly timeline: HealthTimelineAnswer;
  readonly span: HealthSpan;
  readonly readAt: Milliseconds;
}

export interface AllVersions {
  readonly shows: 'all';
  readonly releases: ReleasesAnswer;
  /** Of the last 24 hours; null where it could not be read. */
  readonly health: readonly BuildSessions[] | null;
  readonly readAt: Milliseconds;
}

export type VersionsData = OneVersion | AllVersions | { readonly shows: 'missing'; readonly name: string };

/** Reads all deployables, or one. Throws as the API client does, or `malformed`. */
export async function loadVersions({ shell, signal, query }: PageLoaderArgs): Promise<VersionsData> {
  const { name, span } = readVersionsAddress(query);
  if (name === null) {
    const [releases, health] = await Promise.all([
      fetchReleases(shell, undefined, signal),
      fetchBuildHealth(shell, signal).catch((error: unknown) => {
        // What serves is worth showing without it.
        shell.logger.error('The health of the builds could not be read', { message: String(error) });
        return null;
      }),
    ]);
    return { shows: 'all', releases, health, readAt: shell.now() };
  }
  const [releases, builds, timeline] = await Promise.all([
    fetchReleases(shell, name, signal),
    fetchBuilds(shell, name, signal),
    fetchHealthTimeline(shell, { name, minutes: HEALTH_SPANS[span] }, signal),
  ]);
  const serving = releases.serving.find((one) => one.name === name);
  if (serving === undefined) return { shows: 'missing', name };
  const { history, database } = releases;
  const hasHistory = database === 'there';
  return { shows: 'one', serving, hasHistory, history, builds, timeline, span, readAt: shell.now() };
}
