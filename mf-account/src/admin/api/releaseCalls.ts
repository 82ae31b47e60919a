import {
  healthTimeline,
  keptBuilds,
  releaseChange,
  releaseHistory,
  servedReleases,
  type BuildsAnswer,
  type ChangeAnswer,
  type ChangeRequest,
  type HealthTimelineAnswer,
  type ReleaseHistoryEntry,
  type ReleasesAnswer,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Delivery's release API, with the administrator's bearer. Every call throws as the API client does: `http` with 401
 * and 403 for who is not the administrator, 503 `backend-away` or `database-away`; or `malformed`.
 */
type Api = Pick<ShellApi, 'api'>;

/** Delivery writes the account's own id over it; the call asks for some actor. */
const ACTOR = 'admin';

/** What serves, and the latest 50 changes; of one name when one is given. */
export const fetchReleases = (
  { api }: Api,
  name: string | undefined,
  signal: AbortSignal,
): Promise<ReleasesAnswer> => callApi(api, servedReleases, { query: { name }, signal });

/** Lines of one answer of the history. */
export const HISTORY_LINES = 50;

/** Changes before a line's number, newest first; of one name when one is given. */
export async function fetchHistoryBefore(
  { api }: Api,
  before: number,
  name: string | undefined,
): Promise<readonly ReleaseHistoryEntry[]> {
  return (await callApi(api, releaseHistory, { query: { name, before, limit: HISTORY_LINES } })).lines;
}

/** What can serve under a name, latest first. */
export async function fetchBuilds(
  { api }: Api,
  name: string,
  signal: AbortSignal,
): Promise<BuildsAnswer['builds']> {
  return (await callApi(api, keptBuilds, { query: { name }, signal })).builds;
}

/** Sessions of a name's builds over so many minutes. */
export const fetchHealthTimeline = (
  { api }: Api,
  query: { readonly name: string; readonly minutes: number },
  signal: AbortSignal,
): Promise<HealthTimelineAnswer> => callApi(api, healthTimeline, { query, signal });

/** A change of what serves, without who makes it. */
export type WantedRelease = Omit<ChangeRequest, 'actor' | 'environment' | 'dryRun'>;

/**
 * Changes what serves.
 * @throws AppError also `http` 422 with `details.findings`: the rules that were not met
 */
export const changeRelease = ({ api }: Api, change: WantedRelease): Promise<ChangeAnswer> =>
  callApi(api, releaseChange, { body: { ...change, actor: ACTOR } });

/** The same as a trial: nothing is changed, `findings` holds every reason to refuse. */
export const dryRunRelease = ({ api }: Api, change: WantedRelease): Promise<ChangeAnswer> =>
  callApi(api, releaseChange, { body: { ...change, actor: ACTOR, dryRun: true } });
