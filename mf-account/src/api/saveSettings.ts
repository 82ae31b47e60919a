import { settingsChange, type ShellApi, type UserPatch, type UserSettings } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Changes the settings given.
 * @returns all settings as they are kept now
 * @throws AppError of the API client, or `malformed`
 */
export const saveSettings = (
  { api }: Pick<ShellApi, 'api'>,
  uid: string,
  body: UserPatch,
): Promise<UserSettings> => callApi(api, settingsChange, { params: { uid }, body });
