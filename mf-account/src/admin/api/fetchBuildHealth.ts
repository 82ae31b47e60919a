import type { BuildHealth, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/_delivery/health';
const A_DAY = 1440;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Health = v.object({
  builds: v.array(
    v.object({
      remote: v.string(),
      build: v.string(),
      role: v.picklist(['active', 'canary', 'lastGood', 'override']),
      sessions: count,
      badSessions: count,
    }),
  ),
});

export type BuildSessions = Pick<BuildHealth, 'remote' | 'build' | 'role' | 'sessions' | 'badSessions'>;

/** `GET /_delivery/health`: sessions of every build in the last 24 hours, without its crashes. Throws as the API client. */
export async function fetchBuildHealth(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly BuildSessions[]> {
  const { body } = await shell.api.get(PATH, { query: { minutes: A_DAY, crashes: 0 }, signal });
  return readAnswer(Health, body, PATH).builds;
}
