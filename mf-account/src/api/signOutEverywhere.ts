import { signOutEverywhere as call, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Every token issued until now is refused from here on.
 * @throws AppError of the API client
 */
export async function signOutEverywhere({ api }: Pick<ShellApi, 'api'>, uid: string): Promise<void> {
  await callApi(api, call, { params: { uid } });
}
