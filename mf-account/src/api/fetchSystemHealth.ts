import type { ShellApi } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { healthLevel } from '../domain/healthLevel';
import type { SystemHealth } from '../domain/SystemHealth';
import { readAnswer } from './readAnswer';

const PATH = '/apin/health/system';
const amount = v.pipe(v.number(), v.minValue(0));
const Part = v.object({ status: v.string(), latencyMs: v.nullish(amount, null) });
const Health = v.object({
  status: v.string(),
  uptimeSeconds: amount,
  database: v.object({ ...Part.entries, version: v.nullish(v.string(), null) }),
  parse: Part,
  stream: v.object({ clients: amount }),
  versions: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * `GET /apin/health/system`: how the system's parts are; versions by name.
 * @throws AppError of the API client (`http` with status 403 for who is no administrator), or `malformed`
 */
export async function fetchSystemHealth(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<SystemHealth> {
  const { body } = await shell.api.get(PATH, { signal });
  const { status, uptimeSeconds, database, parse, stream, versions } = readAnswer(PATH, Health, body);
  return {
    level: healthLevel(status),
    uptimeSeconds,
    database: {
      level: healthLevel(database.status),
      latency: database.latencyMs,
      version: database.version || null,
    },
    parse: { level: healthLevel(parse.status), latency: parse.latencyMs },
    streamClients: stream.clients,
    versions: Object.entries(versions).map(([name, version]) => ({ name, version })),
  };
}
