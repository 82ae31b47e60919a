import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { VerificationAnswer } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import type { Authenticate } from '../access/createAuthenticator';
import { demandSiteToken, requireCaller } from '../access/requireCaller';
import { DeliveryError } from '../DeliveryError';
import { environmentOf, type Environments } from '../environments';

export interface SignatureRouteOptions {
  readonly authenticate: Authenticate;
  readonly environments: Environments;
  /** The environment meant where none is named. */
  readonly main: string;
}

const body = Type.Object(
  { environment: Type.Optional(Type.String({ maxLength: 31 })) },
  { additionalProperties: false },
);

/**
 * `POST /_delivery/signatures`: the holder of the site's own token vouches for what the ledger says, after its history was replayed. For
 * a ledger whose key was lost, and for one from before there were signatures.
 */
export const signatureRoutes: FastifyPluginAsyncTypebox<SignatureRouteOptions> = async (app, options) => {
  const { authenticate, environments, main } = options;
  requireCaller(app, authenticate);

  app.post('/signatures', { schema: { body } }, async (request): Promise<VerificationAnswer> => {
    demandSiteToken(request);
    const { name, ledger, live } = environmentOf(environments, request.body.environment ?? main);
    const verification = await ledger.signAnew();
    if (!verification.ok)
      throw new DeliveryError(
        'not-trusted',
        `${name} is not signed: its history does not lead to what serves`,
        [{ rule: 'history', found: verification.fault, wanted: 'a history that leads to what serves' }],
      );
    request.log.warn({ environment: name }, 'what serves was signed anew');
    await live.refresh();
    return { environment: name, ...verification };
  });
};
