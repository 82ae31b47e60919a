import type { FastifyPluginAsync } from 'fastify';
import { audienceRoutes, type AudienceIntakeDependencies } from './audienceRoutes';
import { reportRoutes, type AudienceReportDependencies } from './reportRoutes';

export type AudienceOptions = AudienceIntakeDependencies & AudienceReportDependencies;

/** What pages report of visits, and what that amounts to. */
export const audiencePlugin: FastifyPluginAsync<AudienceOptions> = async (app, options) => {
  await app.register(audienceRoutes, options);
  await app.register(reportRoutes, options);
};
