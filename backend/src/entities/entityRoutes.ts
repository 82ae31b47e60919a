import type { EntityKind } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { BodyCache, BodyContent } from '../http/createBodyCache';
import { ApiError } from '../http/errors';
import type { EntityRepository } from './createEntityRepository';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { entitySchema, performancesSchema } from './entities.schema';

export interface EntityDependencies {
  readonly entities: EntityRepository;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** `GET /apin/entities/{kind}/{id}` and its `/performances`: the pages of horses, riders and trainers. */
export function registerEntities(app: App, { entities, bodies, now }: EntityDependencies): void {
  app.get('/apin/entities/:kind/:id', { schema: entitySchema, ...ANYONE }, async (request, reply) => {
    const { kind, id } = request.params;
    const today = utcDay(now());
    const body = await bodies.get(JSON.stringify(['entity', kind, id, today]), async () =>
      found(await entities.find({ kind, id, today }), kind, id),
    );
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
  app.get(
    '/apin/entities/:kind/:id/performances',
    { schema: performancesSchema, ...ANYONE },
    async (request, reply) => {
      const { kind, id } = request.params;
      const today = utcDay(now());
      const key = JSON.stringify(['performances', kind, id, today, request.query]);
      const body = await bodies.get(key, async () =>
        found(await entities.performances({ kind, id, today }, request.query), kind, id),
      );
      return sendReadyBody(request, reply, body, CACHE_CONTROL);
    },
  );
}

function found(value: unknown, kind: EntityKind, id: number): BodyContent {
  if (value !== undefined) return { value };
  throw new ApiError(404, 'not-found', `No stored race has the ${kind} ${id}.`, { kind, id });
}
