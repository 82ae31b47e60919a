import { ENTITY_KINDS, type FavouriteNames, type Favourites, type ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/favourites/names';
const Names = v.array(
  v.object({ kind: v.picklist(ENTITY_KINDS), id: v.number(), name: v.string(), lastDay: v.string() }),
);

/**
 * What favourites are called, by name; those no stored race knows are left out.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchFavouriteNames(
  shell: Pick<ShellApi, 'api'>,
  favourites: Favourites,
  signal: AbortSignal,
): Promise<FavouriteNames> {
  const { body } = await shell.api.post(PATH, favourites, { signal });
  return readAnswer(Names, body, PATH);
}
