import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { demandSiteToken } from '../access/requireCaller';
import type { ApiOptions } from './ApiOptions';

const pruningRequest = Type.Object(
  { dryRun: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

/** Lets go of what the retention policy does not keep, now instead of at the next turn: with the site's own token only. */
export const pruningRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (app, { pruner }) => {
  app.post('/pruning', { schema: { body: pruningRequest } }, async (request) => {
    demandSiteToken(request);
    return pruner.prune(request.body.dryRun === true);
  });
};
