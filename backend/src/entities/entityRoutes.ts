import type { FastifyPluginAsync } from 'fastify';
import {
  entityOverview,
  entityPerformances,
  raceComparison,
  type EntityKind,
} from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { BodyCache } from '../http/createBodyCache';
import { serveKept } from '../http/serveCall';
import type { ComparisonReader } from './createComparison';
import type { EntityRepository } from './createEntityRepository';

export interface EntityDependencies {
  readonly entities: EntityRepository;
  readonly comparison: ComparisonReader;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The pages of horses, riders and trainers, whose periods end today, and runners of a race side by side. */
export const entityRoutes: FastifyPluginAsync<EntityDependencies> = async (
  app,
  { entities, comparison, bodies, now },
) => {
  const today = () => utcDay(now());
  const kept = { bodies, key: today };
  serveKept(app, entityOverview, kept, async ({ params: of }) =>
    found(await entities.find({ ...of, today: today() }), of),
  );
  serveKept(app, entityPerformances, kept, async ({ params: of, query }) =>
    found(await entities.performances({ ...of, today: today() }, query), of),
  );
  serveKept(app, raceComparison, { bodies }, ({ params, query }) =>
    comparison.compare(params.id, query.numeros.split(',').map(Number)),
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
