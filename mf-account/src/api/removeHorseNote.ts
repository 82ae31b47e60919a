import { horseNoteRemoval, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Takes a member's note on a horse away.
 * @throws AppError of the API client
 */
export const removeHorseNote = ({ api }: Pick<ShellApi, 'api'>, uid: string, horse: number): Promise<null> =>
  callApi(api, horseNoteRemoval, { params: { uid, horse } });
