import type { FastifyPluginAsync } from 'fastify';
import { requireCaller } from '../access/requireCaller';
import type { ApiOptions } from './ApiOptions';
import { buildRoutes } from './buildRoutes';
import { changeRoutes } from './changeRoutes';
import { pruningRoutes } from './pruningRoutes';
import { releaseRoutes } from './releaseRoutes';
import { tokenRoutes } from './tokenRoutes';

/** The API that builds are released by, under `/_delivery`. Every call carries a bearer token. */
export const deliveryApi: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  requireCaller(app, options.authenticate);
  for (const routes of [buildRoutes, changeRoutes, releaseRoutes, tokenRoutes, pruningRoutes]) {
    // Fastify hands the prefix on with the options: it would be put before every path a second time.
    await app.register(routes, { ...options, prefix: '' });
  }
};
