import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { ParseService } from '../parse/createParse';
import type { HealthProbes } from '../health/healthRoutes';

export interface ProbedParts {
  readonly db: Kysely<Database>;
  readonly parse: Pick<ParseService, 'health'>;
  readonly demoAccounts: HealthProbes['demoAccounts'] | undefined;
  readonly follow: HealthProbes['follow'] | undefined;
}

/** How each part of the backend is asked whether it serves. */
export function createProbes({ db, parse, demoAccounts, follow }: ProbedParts): HealthProbes {
  return {
    database: () => serverVersion(db),
    parse: () => parse.health(),
    ...(demoAccounts && { demoAccounts }),
    ...(follow && { follow }),
  };
}

async function serverVersion(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? null;
}
