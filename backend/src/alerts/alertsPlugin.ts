import type { FastifyPluginAsync } from 'fastify';
import { alertRoutes, type AlertDependencies } from './alertRoutes';
import { stopRoutes, type StopDependencies } from './stopRoutes';

export interface AlertsOptions {
  readonly alerting: AlertDependencies & Omit<StopDependencies, 'members'>;
}

/** Alerts of members, and the page that ends one. */
export const alertsPlugin: FastifyPluginAsync<AlertsOptions & Pick<StopDependencies, 'members'>> = async (
  app,
  { alerting, members },
) => {
  await app.register(alertRoutes, alerting);
  await app.register(stopRoutes, { ...alerting, members });
};
