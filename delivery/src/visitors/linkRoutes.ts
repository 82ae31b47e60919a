import type { FastifyPluginAsync } from 'fastify';
import { visitorLink } from '@galopin/shared/contracts';
import type { Authenticate } from '../access/createAuthenticator';
import { callerOf, demand, requireCaller } from '../access/requireCaller';
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

/** Links to builds and environments, for callers who may release into that environment. */
export const linkRoutes: FastifyPluginAsync<LinkRouteOptions> = async (app, options) => {
  const { authenticate, environments, main, links } = options;
  requireCaller(app, authenticate);

  serveCall(app, visitorLink, async ({ body }, request) => {
    const { environment: wanted = main, builds, days, to } = body;
    const environment = environmentOf(environments, wanted);
    const caller = callerOf(request);
    if (builds === undefined) demand(caller.mayEnter(environment.name));
    for (const { name } of builds ?? [])
      demand(caller.mayChange({ op: 'promote', name, environment: environment.name }));
    return builds === undefined
      ? links.toEnvironment(environment, days)
      : links.toBuilds(environment, builds, { days, to });
  });
};
