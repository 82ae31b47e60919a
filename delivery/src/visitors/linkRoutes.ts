import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { VisitorLink } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import type { Authenticate } from '../access/createAuthenticator';
import { requireCaller } from '../access/requireCaller';
import { BUILD_ID, BUILD_NAME } from '../builds/buildArtifactSchema';
import { environmentOf, type Environments } from '../environments';
import type { Links } from './createLinks';

export interface LinkRouteOptions {
  readonly authenticate: Authenticate;
  readonly environments: Environments;
  /** The environment meant where none is named. */
  readonly main: string;
  readonly links: Links;
}

const linkRequest = Type.Object(
  {
    environment: Type.Optional(Type.String({ maxLength: 31 })),
    builds: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ pattern: BUILD_NAME }),
          buildId: Type.String({ pattern: BUILD_ID }),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    ),
    days: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 7 })),
    to: Type.Optional(Type.String({ pattern: '^/', maxLength: 2000 })),
  },
  { additionalProperties: false },
);

/** `POST /_delivery/links`: anybody with a token may have a look, and let others have one. */
export const linkRoutes: FastifyPluginAsyncTypebox<LinkRouteOptions> = async (app, options) => {
  const { authenticate, environments, main, links } = options;
  requireCaller(app, authenticate);

  app.post('/links', { schema: { body: linkRequest } }, ({ body }): Promise<VisitorLink> | VisitorLink => {
    const { builds, days = 1, to } = body;
    const environment = environmentOf(environments, body.environment ?? main);
    return builds === undefined
      ? links.toEnvironment(environment, days)
      : links.toBuilds(environment, builds, { days, to });
  });
};
