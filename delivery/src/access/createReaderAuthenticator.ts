import { accountIdentity, type AccountIdentity } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { askBackend } from './askBackend';
import { idTokenOf, type Authenticate } from './createAuthenticator';
import type { CurrentOwners } from './openOwnersFile';
import { teamsOfMember } from './owners';

/** Who reads pages of teams, and whose: nothing else of the release API opens to them by it. */
export interface TeamReader {
  /** How a refusal names them. */
  readonly who: string;
  /** Names of teams, some of which may be gone from the owners file. */
  readonly teams: 'all' | readonly string[];
}

/**
 * Finds out whose team's page somebody may read: the site and the administrator all, a team's token its own, an account
 * those that list its verified address.
 * @param address of the caller, as far as the proxies before this one are believed
 * @throws CallError what {@link Authenticate} throws; `forbidden` for an account whose address is not verified
 */
export type AuthenticateReader = (authorization: string | undefined, address: string) => Promise<TeamReader>;

/**
 * The account behind a token of the identity provider, whosever it is.
 * @throws CallError `unauthorized` with what is wrong with the token, `backend-away` when it cannot be verified now
 */
export type FindAccount = (idToken: string) => Promise<AccountIdentity>;

export const createFindAccount = (backendUrl: string): FindAccount =>
  askBackend({ backendUrl, call: accountIdentity, whose: 'the account' });

export interface ReaderAuthenticatorOptions {
  /** For tokens that this delivery has issued. */
  readonly authenticate: Authenticate;
  readonly findAccount: FindAccount;
  readonly owners: CurrentOwners;
}

export function createReaderAuthenticator({
  authenticate,
  findAccount,
  owners,
}: ReaderAuthenticatorOptions): AuthenticateReader {
  return async (authorization, address) => {
    const idToken = idTokenOf(authorization);
    if (idToken === undefined) {
      const { who, team } = await authenticate(authorization, { address, isChange: false });
      return { who, teams: team === null ? 'all' : [team] };
    }
    const { isAdmin, verifiedEmail } = await findAccount(idToken);
    if (isAdmin) return { who: 'the administrator’s account', teams: 'all' };
    if (verifiedEmail === null)
      throw new CallError('forbidden', 'Pages of teams are for verified addresses: yours is not verified.');
    return { who: 'this member', teams: teamsOfMember(owners(), verifiedEmail) };
  };
}
