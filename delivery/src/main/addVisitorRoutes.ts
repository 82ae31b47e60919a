import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../access/createAuthenticator';
import { createDocumentWriter, type DocumentWriter } from '../documents/createDocumentWriter';
import type { PageHeads } from '../documents/createPageHeads';
import type { RenderHealth } from '../health/createRenderHealth';
import type { Pages } from '../pages/createPages';
import type { DeliverySettings } from '../settings/env';
import type { Environments } from '../environments';
import type { ArtifactReader } from '../files/createArtifactReader';
import { signatureRoutes } from '../api/signatureRoutes';
import { checkRoutes } from '../releases/checkRoutes';
import { createLinks } from '../visitors/createLinks';
import type { LinkSigner } from '../visitors/createLinkSigner';
import { createVisitProofs } from '../visitors/createVisitProofs';
import type { Visitors } from '../visitors/createVisitors';
import { environmentRoutes } from '../visitors/environmentRoutes';
import { linkRoutes } from '../visitors/linkRoutes';
import { overrideRoutes } from '../visitors/overrideRoutes';
import { releaseRoutes } from '../visitors/releaseRoutes';

export interface VisitorRoutesOptions {
  readonly visitors: Visitors;
  readonly environments: Environments;
  readonly heads: PageHeads;
  readonly pages: Pages;
  readonly renders: RenderHealth;
  readonly settings: DeliverySettings;
  readonly authenticate: Authenticate;
  readonly links: LinkSigner;
  readonly readArtifact: ArtifactReader;
  readonly now: () => Date;
}

/**
 * Everything whose answer depends on who asks: documents, what open pages ask, and the links that change it.
 * @returns the writer of documents, for what never reaches a route
 */
export async function addVisitorRoutes(
  app: FastifyInstance,
  options: VisitorRoutesOptions,
): Promise<DocumentWriter> {
  const { visitors, environments, heads, pages, renders, settings, authenticate, links, readArtifact, now } =
    options;
  const main = settings.RELEASE_ENVIRONMENT;
  await app.register(releaseRoutes, { visitors });
  await app.register(checkRoutes, { environments, main });
  await app.register(linkRoutes, {
    prefix: '/_delivery',
    authenticate,
    environments,
    main,
    links: createLinks({ links, readArtifact, now }),
  });
  await app.register(signatureRoutes, { prefix: '/_delivery', authenticate, environments, main });
  await app.register(overrideRoutes, { visitors, links, readArtifact, now });
  await app.register(environmentRoutes, { environments, main, links, now });
  const write = createDocumentWriter({
    visitors,
    proofs: createVisitProofs(links, now),
    heads,
    pages,
    renders,
    settings,
    now,
  });
  app.get('/*', async (request, reply) => {
    const { status, headers, body } = await write(request);
    reply.code(status).headers(headers);
    // A page that was rendered for many is packed already.
    return 'content-encoding' in headers ? reply.send(body) : reply.compress(body);
  });
  return write;
}
