import { horseNoteChange, horseNoteRemoval, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Keeps a member's note on a horse, or takes it away.
 * @param note `null` to take it away
 * @returns the note as it is kept
 * @throws AppError of the API client, or `malformed`
 */
export async function keepHorseNote(
  { api }: Pick<ShellApi, 'api'>,
  uid: string,
  horse: number,
  note: string | null,
): Promise<string | null> {
  const params = { uid, horse };
  if (note === null) return callApi(api, horseNoteRemoval, { params });
  return (await callApi(api, horseNoteChange, { params, body: { note } })).note;
}
