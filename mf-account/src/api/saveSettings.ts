import type { ShellApi, UserPatch, UserSettings } from '@galopin/shared/contracts';
import { readSettings } from './readSettings';
import { userPath } from './userPath';

/**
 * `PATCH /apin/user/{uid}`: changes the settings given.
 * @returns all settings as they are kept now
 * @throws AppError of the API client, or `malformed`
 */
export async function saveSettings(
  shell: Pick<ShellApi, 'api'>,
  uid: string,
  changed: UserPatch,
): Promise<UserSettings> {
  const { body } = await shell.api.patch(userPath(uid), changed);
  return readSettings(body, '/apin/user');
}
