import type { FastifyPluginAsync } from 'fastify';
import { entityOverview, entityPerformances, type EntityKind } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { BodyCache } from '../http/createBodyCache';
import { serveKept } from '../http/serveCall';
import type { EntityRepository } from './createEntityRepository';

export interface EntityDependencies {
  readonly entities: EntityRepository;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The pages of horses, riders and trainers, whose periods end today. */
export const entityRoutes: FastifyPluginAsync<EntityDependencies> = async (
  app,
  { entities, bodies, now },
) => {
  const today = () => utcDay(now());
  const kept = { bodies, key: today };
  serveKept(app, entityOverview, kept, async ({ params: of }) =>
    found(await entities.find({ ...of, today: today() }), of),
  );
  serveKept(app, entityPerformances, kept, async ({ params: of, query }) =>
    found(await entities.performances({ ...of, today: today() }, query), of),
  );
};

interface Of {
  readonly kind: EntityKind;
  readonly id: number;
}

function found<Value>(value: Value | undefined, { kind, id }: Of): Value {
  if (value !== undefined) return value;
  throw new CallError('not-found', `No stored race has the ${kind} ${id}.`, { details: { kind, id } });
}
