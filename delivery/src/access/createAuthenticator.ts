import { DeliveryError } from '../DeliveryError';
import { carriesToken } from '../api/localToken';
import { ADMIN, teamCaller, type Caller } from './Caller';
import type { Tokens } from './createTokens';
import type { Owners } from './owners';

export interface AuthenticatorOptions {
  /** Of the data folder: its holder may do everything, also while the database is away. */
  readonly localToken: string;
  readonly tokens: Pick<Tokens, 'find'>;
  readonly owners: Owners;
}

/**
 * Finds out who calls, from an `Authorization` header.
 * @throws DeliveryError `unauthorized`, or the database's error where a team's token cannot be looked up
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

export function createAuthenticator({ localToken, tokens, owners }: AuthenticatorOptions): Authenticate {
  return async (authorization) => {
    if (carriesToken(authorization, localToken)) return ADMIN;
    const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
    const entry = token === undefined ? null : await tokens.find(token);
    if (entry === null)
      throw new DeliveryError('unauthorized', 'this call needs a bearer token that this delivery has issued');
    return teamCaller(entry.team, entry.environments, owners);
  };
}
