import { userExport, type ShellApi } from '@galopin/shared/contracts';
import { pathOf, readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

/** Nothing of it is shown: the file has also what this page does not know. */
const Export = v.looseObject({ exportedAt: v.string(), user: v.looseObject({ uid: v.string() }) });

/**
 * All that is kept of a member, as it came.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchUserExport(
  { api }: Pick<ShellApi, 'api'>,
  uid: string,
): Promise<Readonly<Record<string, unknown>>> {
  const path = pathOf(userExport, { uid });
  return readAnswer(Export, (await api.get(path)).body, path);
}
