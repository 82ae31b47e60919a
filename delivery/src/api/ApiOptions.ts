import type { SendAlert } from '@galopin/shared/server';
import type { Authenticate } from '../access/createAuthenticator';
import type { Tokens } from '../access/createTokens';
import type { CurrentOwners } from '../access/openOwnersFile';
import type { Publisher } from '../builds/createPublisher';
import { environmentOf, type Environments, type ReleaseEnvironment } from '../environments';
import type { Releases } from '../releases/createReleases';
import type { Pruner } from '../retention/createPruner';

/** What the routes of the release API work with. */
export interface ApiOptions {
  readonly authenticate: Authenticate;
  readonly tokens: Tokens;
  readonly owners: CurrentOwners;
  readonly publisher: Publisher;
  /** The first one is meant where a call names none. */
  readonly environments: Environments;
  /** By environment. */
  readonly releases: ReadonlyMap<string, Releases>;
  readonly pruner: Pruner;
  readonly alert: SendAlert;
}

export interface ChosenEnvironment extends ReleaseEnvironment {
  readonly releases: Releases;
}

/**
 * The environment that a call is about.
 * @throws CallError `unknown-environment`
 */
export function chooseEnvironment(
  { environments, releases }: Pick<ApiOptions, 'environments' | 'releases'>,
  wanted: string | undefined,
): ChosenEnvironment {
  const name = wanted ?? [...environments.keys()][0] ?? '';
  const environment = environmentOf(environments, name);
  const of = releases.get(name);
  if (!of) throw new Error(`${name} has no service of changes`);
  return { ...environment, releases: of };
}
