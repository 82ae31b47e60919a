import { horseNotes, type HorseNote, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/** Horses that one call may name. */
const ASKED = 100;

/**
 * What a member has noted of some horses.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchHorseNotes(
  { api }: Pick<ShellApi, 'api'>,
  uid: string,
  horses: readonly number[],
  signal: AbortSignal,
): Promise<readonly HorseNote[]> {
  const query = { horses: horses.slice(0, ASKED).join(',') };
  return (await callApi(api, horseNotes, { params: { uid }, query, signal })).notes;
}
