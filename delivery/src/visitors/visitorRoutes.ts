import type { FastifyInstance } from 'fastify';
import { createDocumentWriter, type DocumentWriter } from '../documents/createDocumentWriter';
import type { DeliverySettings } from '../env';
import type { Environments } from '../environments';
import type { ArtifactReader } from '../files/createArtifactReader';
import type { LinkSigner } from './createLinkSigner';
import { createVisitors } from './createVisitors';
import { environmentRoutes } from './environmentRoutes';
import { overrideRoutes } from './overrideRoutes';
import { releaseRoutes } from './releaseRoutes';

export interface VisitorRouteOptions {
  readonly environments: Environments;
  readonly settings: DeliverySettings;
  readonly links: LinkSigner;
  readonly readArtifact: ArtifactReader;
  readonly now: () => Date;
}

/**
 * Everything whose answer depends on who asks: documents, what open pages ask, and the links that change it.
 * @returns the writer of documents, for what never reaches a route
 */
export async function visitorRoutes(
  app: FastifyInstance,
  { environments, settings, links, readArtifact, now }: VisitorRouteOptions,
): Promise<DocumentWriter> {
  const main = settings.RELEASE_ENVIRONMENT;
  const visitors = createVisitors({ environments, main, links, readArtifact });
  await app.register(releaseRoutes, { visitors });
  overrideRoutes(app, { visitors, links, readArtifact, now });
  environmentRoutes(app, { environments, main, links, now });
  const write = createDocumentWriter({ visitors, settings, now });
  app.get('/*', async (request, reply) => {
    const { status, headers, body } = await write(request);
    return reply.code(status).headers(headers).compress(body);
  });
  return write;
}
