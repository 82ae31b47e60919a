import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { userPath } from './userPath';

const Export = v.looseObject({ exportedAt: v.string(), user: v.looseObject({ uid: v.string() }) });

/**
 * `GET /apin/user/{uid}/export`: all that is kept of a member, as it came.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchUserExport(
  shell: Pick<ShellApi, 'api'>,
  uid: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await shell.api.get(userPath(uid, 'export'));
  return readAnswer(Export, body, '/apin/user/export');
}
