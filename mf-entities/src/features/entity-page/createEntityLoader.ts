import { AppError, isAppError, type EntityKind, type PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchEntity } from '../../api/fetchEntity';
import { fetchPerformances } from '../../api/fetchPerformances';
import type { EntityPage } from '../../domain/EntityPage';
import { readEntityView, showsNewest } from '../../domain/entityView';

/**
 * Loads the page of a horse or a person; performances that the address asks for beside it, whose failure is theirs
 * alone. The loader throws AppError `not-found` where nothing is stored, and what the API client throws.
 */
export function createEntityLoader(kind: EntityKind) {
  return async ({ params, query, shell, signal }: PageLoaderArgs): Promise<EntityPage> => {
    const id = Number(params['id']);
    const view = readEntityView(kind, query);
    const chosen = showsNewest(view)
      ? undefined
      : fetchPerformances(shell, { kind, id }, view, signal).catch((error: unknown) => {
          if (!isAppError(error)) throw error;
          if (error.code !== 'aborted')
            shell.logger.warn('Performances could not be loaded', { kind, id, code: error.code });
          return null;
        });
    const entity = await fetchEntity(shell, kind, id, signal).catch((error: unknown) => {
      if (isAppError(error, 'http') && error.details['status'] === 404)
        throw new AppError('not-found', `There is no ${kind} ${id}`, { cause: error, details: { id } });
      throw error;
    });
    return { kind, entity, view, performances: chosen === undefined ? entity.performances : await chosen };
  };
}
