import { AppError, type ApiAnswer, type Favourites } from '@galopin/shared/contracts';
import type { ShellApiClient } from '../api/createApiClient';
import { readFavourites } from './favouriteLists';

/** Milliseconds the API may take. */
const ANSWER_LIMIT = 8000;

/** Favourites as an account keeps them. Both reject with what the API client throws, or `malformed`. */
export interface AccountFavourites {
  read(uid: string): Promise<Favourites>;
  /** Replaces the lists given. */
  write(uid: string, favourites: Partial<Favourites>): Promise<Favourites>;
}

export function createAccountFavourites(api: Pick<ShellApiClient, 'get' | 'patch'>): AccountFavourites {
  const pathOf = (uid: string) => `/apin/user/${encodeURIComponent(uid)}`;
  const within = () => ({ signal: AbortSignal.timeout(ANSWER_LIMIT) });
  return {
    read: async (uid) => favouritesOf(await api.get(pathOf(uid), within())),
    // It is shown as followed at once: whoever then leaves the page must find it so the next time.
    write: async (uid, favourites) =>
      favouritesOf(await api.patch(pathOf(uid), { favourites }, { ...within(), keepalive: true })),
  };
}

function favouritesOf({ body }: ApiAnswer): Favourites {
  const favourites = readFavourites((body as { readonly favourites?: unknown } | null)?.favourites);
  if (favourites === null) throw new AppError('malformed', 'The account did not say what its favourites are');
  return favourites;
}
