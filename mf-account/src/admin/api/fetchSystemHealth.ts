import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { healthLevel } from '../domain/healthLevel';
import type { PartHealth, SystemHealth } from '../domain/SystemHealth';
import { Follow } from './importSchemas';

const PATH = '/apin/health/system';
const amount = v.pipe(v.number(), v.minValue(0));
const Part = v.pipe(
  v.object({
    status: v.string(),
    latencyMs: amount,
    version: v.nullish(v.string(), null),
    reason: v.nullish(v.string(), null),
  }),
  v.transform(({ status, latencyMs, version, reason }): PartHealth => ({
    level: healthLevel(status),
    latency: latencyMs,
    version: version || null,
    reason: reason || null,
  })),
);
const Health = v.object({
  status: v.string(),
  uptimeSeconds: amount,
  memoryBytes: v.nullish(amount, null),
  database: Part,
  parse: Part,
  demoAccounts: v.nullish(Part, null),
  follow: v.nullish(Follow, null),
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
  const { status, stream, versions, ...rest } = readAnswer(Health, body, PATH);
  return {
    ...rest,
    level: healthLevel(status),
    streamClients: stream.clients,
    versions: Object.entries(versions).map(([name, version]) => ({ name, version })),
  };
}
