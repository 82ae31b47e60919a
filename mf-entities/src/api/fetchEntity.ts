import type { EntityAnswer, EntityKind, ShellApi } from '@galopin/shared/contracts';
import { mapEntity } from './entityMapper';

/**
 * `GET /apin/entities/{kind}/{id}`: all of a horse's, rider's or trainer's page but further performances.
 * @throws AppError of the API client (`http` with status 404 for nobody), or `malformed`
 */
export async function fetchEntity(
  shell: Pick<ShellApi, 'api'>,
  kind: EntityKind,
  id: number,
  signal: AbortSignal,
): Promise<EntityAnswer> {
  const { body } = await shell.api.get(`/apin/entities/${kind}/${id}`, { signal });
  return mapEntity(body);
}
