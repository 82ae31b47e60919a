import { CallError } from '@galopin/shared/server';
import { carriesToken } from './localToken';
import { administrator, SITE, teamCaller, type Caller } from './Caller';
import type { FindAdministrator } from './createFindAdministrator';
import type { GuessLimit } from './createGuessLimit';
import type { Tokens } from './createTokens';
import type { CurrentOwners } from './openOwnersFile';

export interface AuthenticatorOptions {
  /** Of the data folder: its holder may do everything, also while the database is away. */
  readonly localToken: string;
  readonly tokens: Pick<Tokens, 'find'>;
  readonly owners: CurrentOwners;
  readonly findAdministrator: FindAdministrator;
  readonly guesses: GuessLimit;
}

/** A token of the identity provider has three parts, the last one empty when the emulator made it; ours have two. */
const ID_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const BEARER = /^Bearer (\S+)$/;

/** The token of an account in an `Authorization` header; `undefined` for one of ours, or none. */
export function idTokenOf(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token !== undefined && ID_TOKEN.test(token) ? token : undefined;
}

/**
 * Finds out who calls, from an `Authorization` header. Guesses of our own tokens are counted by the caller's address;
 * those of accounts cannot be guessed, they are signed.
 * @throws CallError `unauthorized`; `too-many-guesses` once an address has sent many wrong tokens; `forbidden` for an
 * account that is not the administrator's; `recent-sign-in-required` and `second-factor-required` for a sign-in of the
 * administrator that is not enough; `backend-away` where an account cannot be verified; the database's error where a
 * team's token cannot be looked up
 */
export type Authenticate = (authorization: string | undefined, call: AuthenticatedCall) => Promise<Caller>;

export interface AuthenticatedCall {
  /** Of the caller, as far as the proxies before this one are believed. */
  readonly address: string;
  /** It may change something: of an account it is taken only shortly after its password was given. */
  readonly isChange: boolean;
}

export function createAuthenticator({
  localToken,
  tokens,
  owners,
  findAdministrator,
  guesses,
}: AuthenticatorOptions): Authenticate {
  return async (authorization, { address, isChange }) => {
    const idToken = idTokenOf(authorization);
    if (idToken !== undefined) {
      const { uid, isFresh } = await findAdministrator(idToken);
      if (isChange && !isFresh) {
        throw new CallError(
          'recent-sign-in-required',
          'give your password again: that was too long ago for a change',
        );
      }
      return administrator(uid);
    }
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token !== undefined) guesses.check(address);
    if (carriesToken(authorization, localToken)) return SITE;
    const entry = token === undefined ? null : await tokens.find(token);
    if (token !== undefined && entry === null) guesses.count(address);
    if (entry === null)
      throw new CallError(
        'unauthorized',
        'this call needs a bearer token: one that this delivery has issued, or the administrator’s',
      );
    return teamCaller(entry, owners());
  };
}
