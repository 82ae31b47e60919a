import { AppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchPerformances, PERFORMANCE_LIMIT, type PerformanceKey } from '../../api/fetchPerformances';
import type { EntityKind, EntityPerformances } from '../../domain/EntityPerformances';

const KEYS: Readonly<Record<EntityKind, PerformanceKey>> = {
  horse: 'idche',
  jockey: 'idjockey',
  trainer: 'identraineur',
};

/**
 * Loads the stored performances of a horse or a person. The loader throws AppError `not-found` when there are none,
 * and what the API client throws.
 */
export function createEntityLoader(kind: EntityKind) {
  return async ({ params, shell, signal }: PageLoaderArgs): Promise<EntityPerformances> => {
    const id = Number(params['id']);
    const performances = await fetchPerformances(shell, KEYS[kind], id, signal);
    const [newest] = performances;
    if (newest === undefined) {
      throw new AppError('not-found', `There is no ${kind} ${id}`, { details: { id } });
    }
    return { kind, performances, newest, isCut: performances.length >= PERFORMANCE_LIMIT };
  };
}
