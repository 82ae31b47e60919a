import type { FastifyPluginAsync } from 'fastify';
import type { Environments } from '../environments';
import { fr } from '../i18n/fr';
import { COOKIES, removeCookie, setCookie } from './cookies';
import { readProof, writeProof, type LinkSigner } from './createLinkSigner';
import { sendNotice } from './overrideRoutes';

/** Below it: the environment a signed link leads staff to. */
export const ENVIRONMENT_PATH = '/__env/';

export interface EnvironmentRouteOptions {
  readonly environments: Environments;
  readonly main: string;
  readonly links: LinkSigner;
  readonly now: () => Date;
}

/** Gives staff another environment on the site's own port, and takes them back. Without a good key they go back. */
export const environmentRoutes: FastifyPluginAsync<EnvironmentRouteOptions> = async (app, options) => {
  const { environments, main, links, now } = options;
  const { title, left, refused, unknown } = fr.environment;

  app.get<{ Params: { name: string }; Querystring: { key?: string | string[] } }>(
    `${ENVIRONMENT_PATH}:name`,
    async ({ params: { name }, query: { key }, headers }, reply) => {
      const back = () => reply.header('set-cookie', removeCookie(headers, COOKIES.environment));
      if (name === main) return sendNotice(back(), { title, text: left });
      if (!environments.has(name)) return sendNotice(back().code(404), { title, text: unknown(name) });
      const proof = readProof(`${String(key)}.${name}`);
      if (proof === null || links.check('environment', proof) !== 'good')
        return sendNotice(back().code(403), { title, text: refused });
      const maxAge = Math.floor(proof.until - now().getTime() / 1000);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', setCookie(headers, COOKIES.environment, { value: writeProof(proof), maxAge }))
        .redirect('/', 303);
    },
  );
};
