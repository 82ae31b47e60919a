import type {
  BuildsAnswer,
  ChangeAnswer,
  ChangeRequest,
  HealthTimelineAnswer,
  ReleaseHistoryEntry,
  ReleasesAnswer,
  ShellApi,
} from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import { Builds, Change, History, Releases, Timeline } from './releaseSchemas';

/**
 * Delivery's release API, with the administrator's bearer. Every call throws as the API client does: `http` with 401
 * and 403 for who is not the administrator, 503 `backend-away` or `database-away`; or `malformed`.
 */
type Shell = Pick<ShellApi, 'api'>;

const CHANGES = '/_delivery/changes';
/** Delivery writes the account's own id over it; the call asks for some actor. */
const ACTOR = 'admin';

/** `GET /_delivery/releases`: what serves, and the latest 50 changes; of one name when one is given. */
export async function fetchReleases(
  shell: Shell,
  name: string | undefined,
  signal: AbortSignal,
): Promise<ReleasesAnswer> {
  const path = '/_delivery/releases';
  return readAnswer(Releases, (await shell.api.get(path, { query: { name }, signal })).body, path);
}

/** Lines of one answer of the history. */
export const HISTORY_LINES = 50;

/** `GET /_delivery/history`: changes before a line's number, newest first; of one name when one is given. */
export async function fetchHistoryBefore(
  shell: Shell,
  before: number,
  name: string | undefined,
): Promise<readonly ReleaseHistoryEntry[]> {
  const path = '/_delivery/history';
  const query = { name, before, limit: HISTORY_LINES };
  return readAnswer(History, (await shell.api.get(path, { query })).body, path).lines;
}

/** `GET /_delivery/builds?name=`: what can serve under a name, latest first. */
export async function fetchBuilds(
  shell: Shell,
  name: string,
  signal: AbortSignal,
): Promise<BuildsAnswer['builds']> {
  const path = '/_delivery/builds';
  return readAnswer(Builds, (await shell.api.get(path, { query: { name }, signal })).body, path).builds;
}

/** `GET /_delivery/health/timeline`: sessions of a name's builds over so many minutes. */
export async function fetchHealthTimeline(
  shell: Shell,
  { name, minutes }: { readonly name: string; readonly minutes: number },
  signal: AbortSignal,
): Promise<HealthTimelineAnswer> {
  const path = '/_delivery/health/timeline';
  return readAnswer(Timeline, (await shell.api.get(path, { query: { name, minutes }, signal })).body, path);
}

/** A change of what serves, without who makes it. */
export type WantedRelease = Omit<ChangeRequest, 'actor' | 'environment' | 'dryRun'>;

/**
 * `POST /_delivery/changes`.
 * @throws AppError also `http` 422 with `details.findings`: the rules that were not met
 */
export async function changeRelease(shell: Shell, change: WantedRelease): Promise<ChangeAnswer> {
  const { body } = await shell.api.post(CHANGES, { ...change, actor: ACTOR });
  return readAnswer(Change, body, CHANGES);
}

/** The same as a trial: nothing is changed, `findings` holds every reason to refuse. */
export async function dryRunRelease(shell: Shell, change: WantedRelease): Promise<ChangeAnswer> {
  const { body } = await shell.api.post(CHANGES, { ...change, actor: ACTOR, dryRun: true });
  return readAnswer(Change, body, CHANGES);
}
