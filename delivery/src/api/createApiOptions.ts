import type { SendAlert } from '@galopin/shared/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createAuthenticator } from '../access/createAuthenticator';
import { createFindAdministrator } from '../access/createFindAdministrator';
import { createGuessLimit } from '../access/createGuessLimit';
import { createTokens } from '../access/createTokens';
import type { CurrentOwners } from '../access/openOwnersFile';
import { createPublisher } from '../builds/createPublisher';
import type { DeliverySettings } from '../settings/env';
import { environmentOf, type Environments } from '../environments';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { createReleases } from '../releases/createReleases';
import { createPruner } from '../retention/createPruner';
import type { BuildStore } from '../store/BuildStore';
import type { ApiOptions } from './ApiOptions';

export interface ApiParts {
  readonly settings: DeliverySettings;
  readonly db: Kysely<LedgerDatabase>;
  readonly store: BuildStore;
  readonly environments: Environments;
  /** Bearer token that may do everything. */
  readonly token: string;
  readonly owners: CurrentOwners;
  readonly alert: SendAlert;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Everything that releases are made of: the services behind the release API. */
export function createApiOptions(parts: ApiParts): ApiOptions {
  const { settings, db, store, environments, token, owners, alert, now, log } = parts;
  const { ledger } = environmentOf(environments, settings.RELEASE_ENVIRONMENT);
  const tokens = createTokens({ db, now });
  const policy = { builds: settings.KEEP_BUILDS, days: settings.KEEP_DAYS };
  return {
    authenticate: createAuthenticator({
      localToken: token,
      tokens,
      owners,
      findAdministrator: createFindAdministrator(settings.BACKEND_URL),
      guesses: createGuessLimit(now),
    }),
    tokens,
    owners,
    publisher: createPublisher({ ledger, store }),
    environments,
    releases: new Map(
      [...environments].map(([name, environment]) => [name, createReleases({ environment, store, log })]),
    ),
    pruner: createPruner({ db, store, policy, now }),
    alert,
  };
}
