import { systemHealth, type PartReport, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { healthLevel } from '../domain/healthLevel';
import type { PartHealth, SystemHealth } from '../domain/SystemHealth';

/**
 * How the system's parts are; versions by name.
 * @throws AppError of the API client (`http` with status 403 for who is no administrator), or `malformed`
 */
export async function fetchSystemHealth(
  { api }: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<SystemHealth> {
  const report = await callApi(api, systemHealth, { signal });
  const { uptimeSeconds, memoryBytes, database, parse, demoAccounts, follow, status, stream, versions } =
    report;
  return {
    uptimeSeconds,
    memoryBytes,
    database: toPart(database),
    parse: toPart(parse),
    demoAccounts: demoAccounts === undefined ? null : toPart(demoAccounts),
    follow: follow ?? null,
    level: healthLevel(status),
    streamClients: stream.clients,
    versions: Object.entries(versions).map(([name, version]) => ({ name, version })),
  };
}

const toPart = ({ status, latencyMs, version, reason }: PartReport): PartHealth => ({
  level: healthLevel(status),
  latency: latencyMs,
  version: version || null,
  reason: reason || null,
});
