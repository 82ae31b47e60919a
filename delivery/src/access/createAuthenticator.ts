import { DeliveryError } from '../DeliveryError';
import { carriesToken } from '../api/localToken';
import { administrator, SITE, teamCaller, type Caller } from './Caller';
import type { FindAdministrator } from './createFindAdministrator';
import type { Tokens } from './createTokens';
import type { Owners } from './owners';

export interface AuthenticatorOptions {
  /** Of the data folder: its holder may do everything, also while the database is away. */
  readonly localToken: string;
  readonly tokens: Pick<Tokens, 'find'>;
  readonly owners: Owners;
  readonly findAdministrator: FindAdministrator;
}

/** A token of the identity provider has three parts, the last one empty when the emulator made it; ours have two. */
const ID_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Finds out who calls, from an `Authorization` header.
 * @throws DeliveryError `unauthorized`; `forbidden` for an account that is not the administrator's;
 * `backend-away` where an account cannot be verified; the database's error where a team's token cannot be looked up
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

export function createAuthenticator({
  localToken,
  tokens,
  owners,
  findAdministrator,
}: AuthenticatorOptions): Authenticate {
  return async (authorization) => {
    if (carriesToken(authorization, localToken)) return SITE;
    const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
    if (token !== undefined && ID_TOKEN.test(token)) return administrator(await findAdministrator(token));
    const entry = token === undefined ? null : await tokens.find(token);
    if (entry === null)
      throw new DeliveryError(
        'unauthorized',
        'this call needs a bearer token: one that this delivery has issued, or the administrator’s',
      );
    return teamCaller(entry.team, entry.environments, owners);
  };
}
