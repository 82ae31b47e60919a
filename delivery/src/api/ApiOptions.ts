import type { Authenticate } from '../access/createAuthenticator';
import type { Tokens } from '../access/createTokens';
import type { Owners } from '../access/owners';
import type { Publisher } from '../builds/createPublisher';
import { DeliveryError } from '../DeliveryError';
import type { Environments, ReleaseEnvironment } from '../environments';
import type { Releases } from '../releases/createReleases';
import type { SendAlert } from '../webhook/Alert';

/** What the routes of the release API work with. */
export interface ApiOptions {
  readonly authenticate: Authenticate;
  readonly tokens: Tokens;
  readonly owners: Owners;
  readonly publisher: Publisher;
  /** The first one is meant where a call names none. */
  readonly environments: Environments;
  /** By environment. */
  readonly releases: ReadonlyMap<string, Releases>;
  readonly alert: SendAlert;
}

export interface ChosenEnvironment extends ReleaseEnvironment {
  readonly releases: Releases;
}

/**
 * The environment that a call is about.
 * @throws DeliveryError `unknown-environment`
 */
export function chooseEnvironment(
  { environments, releases }: Pick<ApiOptions, 'environments' | 'releases'>,
  wanted: string | undefined,
): ChosenEnvironment {
  const names = [...environments.keys()];
  const name = wanted ?? names[0] ?? '';
  const environment = environments.get(name);
  const of = releases.get(name);
  if (environment && of) return { ...environment, releases: of };
  throw new DeliveryError('unknown-environment', `${name} is no environment of this delivery`, [
    { rule: 'environment', found: name, wanted: `one of ${names.join(', ')}` },
  ]);
}
