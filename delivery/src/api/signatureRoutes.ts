import type { FastifyPluginAsync } from 'fastify';
import { ledgerSignature } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Authenticate } from '../access/createAuthenticator';
import { demandSiteToken, requireCaller } from '../access/requireCaller';
import { environmentOf, type Environments } from '../environments';
import { serveCall } from '../http/serveCall';

export interface SignatureRouteOptions {
  readonly authenticate: Authenticate;
  readonly environments: Environments;
  /** The environment meant where none is named. */
  readonly main: string;
}

/**
 * The holder of the site's own token vouches for what the ledger says, after its history was replayed. For
 * a ledger whose key was lost, and for one from before there were signatures.
 */
export const signatureRoutes: FastifyPluginAsync<SignatureRouteOptions> = async (app, options) => {
  const { authenticate, environments, main } = options;
  requireCaller(app, authenticate);

  serveCall(app, ledgerSignature, async ({ body }, request) => {
    demandSiteToken(request);
    const { name, ledger, live } = environmentOf(environments, body.environment ?? main);
    const verification = await ledger.signAnew();
    if (!verification.ok)
      throw new CallError('not-trusted', `${name} is not signed: its history does not lead to what serves`, {
        findings: [
          { rule: 'history', found: verification.fault, wanted: 'a history that leads to what serves' },
        ],
      });
    request.log.warn({ environment: name }, 'what serves was signed anew');
    await live.refresh();
    return { environment: name, ...verification };
  });
};
