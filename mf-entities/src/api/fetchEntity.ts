import { entityOverview, type EntityAnswer, type EntityKind, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * All of a horse's, rider's or trainer's page but further performances.
 * @throws AppError of the API client (`http` with status 404 for nobody), or `malformed`
 */
export const fetchEntity = (
  { api }: Pick<ShellApi, 'api'>,
  kind: EntityKind,
  id: number,
  signal: AbortSignal,
): Promise<EntityAnswer> => callApi(api, entityOverview, { params: { kind, id }, signal });
