import { buildPruning } from '@galopin/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { demandSiteToken } from '../access/requireCaller';
import { serveCall } from '../http/serveCall';
import type { ApiOptions } from './ApiOptions';

/** Lets go of what the retention policy does not keep, now instead of at the next turn: with the site's own token only. */
export const pruningRoutes: FastifyPluginAsync<ApiOptions> = async (app, { pruner }) => {
  serveCall(app, buildPruning, async ({ body }, request) => {
    demandSiteToken(request);
    return pruner.prune(body.dryRun);
  });
};
