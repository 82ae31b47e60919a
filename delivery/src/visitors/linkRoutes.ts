import type { FastifyPluginAsync } from 'fastify';
import { visitorLink } from '@galopin/shared/contracts';
import type { Authenticate } from '../access/createAuthenticator';
import { requireCaller } from '../access/requireCaller';
import { environmentOf, type Environments } from '../environments';
import { serveCall } from '../http/serveCall';
import type { Links } from './createLinks';

export interface LinkRouteOptions {
  readonly authenticate: Authenticate;
  readonly environments: Environments;
  /** The environment meant where none is named. */
  readonly main: string;
  readonly links: Links;
}

/** Anybody with a token may have a look, and let others have one. */
export const linkRoutes: FastifyPluginAsync<LinkRouteOptions> = async (app, options) => {
  const { authenticate, environments, main, links } = options;
  requireCaller(app, authenticate);

  serveCall(app, visitorLink, async ({ body: { environment: wanted = main, builds, days, to } }) => {
    const environment = environmentOf(environments, wanted);
    return builds === undefined
      ? links.toEnvironment(environment, days)
      : links.toBuilds(environment, builds, { days, to });
  });
};
