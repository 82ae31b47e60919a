import type { RunEvery } from '@galopin/shared/server';
import type { FastifyInstance } from 'fastify';
import type { Pruner } from './createPruner';

const HOUR_MS = 60 * 60 * 1000;

/** Prunes every hour while the site runs. Several nodes may do so at once: what is gone is gone. */
export function keepPruning(app: FastifyInstance, pruner: Pruner, schedule: RunEvery): void {
  const prune = async () => {
    const { retired, removed, files } = await pruner.prune();
    if (retired.length + removed.length > 0)
      app.log.info({ retired, removed, files }, 'builds past their time were let go');
  };
  const report = (error: unknown) =>
    app.log.warn({ err: error }, 'old builds could not be pruned: the next turn tries again');
  app.addHook('onClose', schedule(HOUR_MS, prune, report));
}
