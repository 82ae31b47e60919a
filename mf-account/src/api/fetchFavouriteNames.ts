import {
  favouriteNames,
  type FavouriteNames,
  type Favourites,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * What favourites are called, by name; those no stored race knows are left out.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchFavouriteNames = (
  { api }: Pick<ShellApi, 'api'>,
  favourites: Favourites,
  signal: AbortSignal,
): Promise<FavouriteNames> => callApi(api, favouriteNames, { body: favourites, signal });
