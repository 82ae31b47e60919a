import { administratorIdentity, type AdministratorAccount } from '@galopin/shared/contracts';
import { askBackend } from './askBackend';

/**
 * The account of the site's administrator behind a token of the identity provider.
 * @throws CallError `unauthorized` with what is wrong with the token, `forbidden` for anybody else's account,
 * `second-factor-required` for the administrator's without one, `backend-away` when it cannot be verified now
 */
export type FindAdministrator = (idToken: string) => Promise<AdministratorAccount>;

export const createFindAdministrator = (backendUrl: string): FindAdministrator =>
  askBackend({ backendUrl, call: administratorIdentity, whose: 'the administrator’s account' });
