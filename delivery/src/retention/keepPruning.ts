import type { FastifyInstance } from 'fastify';
import type { Schedule } from '../schedule';
import type { Pruner } from './createPruner';

const HOUR_MS = 60 * 60 * 1000;

/** Prunes every hour while the site runs. Several nodes may do so at once: what is gone is gone. */
export function keepPruning(app: FastifyInstance, pruner: Pruner, schedule: Schedule): void {
  const stop = schedule(HOUR_MS, async () => {
    try {
      const { retired, removed, files } = await pruner.prune();
      if (retired.length + removed.length > 0)
        app.log.info({ retired, removed, files }, 'builds past their time were let go');
    } catch (error) {
      app.log.warn({ err: error }, 'old builds could not be pruned: the next turn tries again');
    }
  });
  app.addHook('onClose', stop);
}
