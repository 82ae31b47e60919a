import { horseNotes, type HorseNote, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * The horses that a member has spotted, with their notes, newest first.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchHorseNotes(
  { api }: Pick<ShellApi, 'api'>,
  uid: string,
  signal: AbortSignal,
): Promise<readonly HorseNote[]> {
  return (await callApi(api, horseNotes, { params: { uid }, signal })).notes;
}
