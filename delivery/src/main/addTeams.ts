import type { SendAlert } from '@galopin/shared/server';
import type { RunEvery } from '@galopin/shared/server';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../access/createAuthenticator';
import { createFindAccount, createReaderAuthenticator } from '../access/createReaderAuthenticator';
import type { Tokens } from '../access/createTokens';
import { keepOwners } from '../access/keepOwners';
import type { OwnersFile } from '../access/openOwnersFile';
import type { Environments } from '../environments';
import { createHealthStore } from '../health/createHealthStore';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import type { DeliverySettings } from '../settings/env';
import { teamRoutes } from '../teams/teamRoutes';

export interface TeamsOptions {
  readonly settings: DeliverySettings;
  readonly db: Kysely<LedgerDatabase>;
  readonly owners: OwnersFile;
  readonly environments: Environments;
  readonly authenticate: Authenticate;
  readonly tokens: Tokens;
  readonly alert: SendAlert;
  readonly schedule: RunEvery;
  readonly now: () => Date;
}

/** Follows the file that teams stand in, and gives each its page. */
export async function addTeams(app: FastifyInstance, options: TeamsOptions): Promise<void> {
  const { settings, db, owners, environments, authenticate, tokens, alert, schedule, now } = options;
  keepOwners(app, { owners, alert, environment: settings.RELEASE_ENVIRONMENT, schedule });
  const findAccount = createFindAccount(settings.BACKEND_URL);
  await app.register(teamRoutes, {
    prefix: '/_delivery',
    authenticateReader: createReaderAuthenticator({ authenticate, findAccount, owners: owners.current }),
    owners: owners.current,
    environments,
    tokens,
    health: createHealthStore(db),
    now,
  });
}
