import type { ShellApi } from '@galopin/shared/contracts';
import { userPath } from './userPath';

/**
 * `POST /apin/user/{uid}/sign-out-everywhere`: every token issued until now is refused.
 * @throws AppError of the API client
 */
export async function signOutEverywhere(shell: Pick<ShellApi, 'api'>, uid: string): Promise<void> {
  await shell.api.post(userPath(uid, 'sign-out-everywhere'));
}
