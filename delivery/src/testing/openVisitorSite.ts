import compress from '@fastify/compress';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { createGuessLimit } from '../access/createGuessLimit';
import { createAuthenticator } from '../access/createAuthenticator';
import { answerError } from '../api/answerError';
import { buildKey } from '../ledger/ReleaseState';
import { createLinks } from '../visitors/createLinks';
import { createLinkSigner } from '../visitors/createLinkSigner';
import { createVisitors } from '../visitors/createVisitors';
import { addVisitorRoutes } from '../main/addVisitorRoutes';
import type { PageHead } from '../documents/createPageHeads';
import type { PageOutcome } from '../pages/createPages';
import { fakeEnvironment } from './fakeEnvironment';
import { readTestSettings } from './readTestSettings';

const TOKEN = 'token-of-the-tests';
/** Token of a team that may release one remote into staging. */
export const STAGING_TOKEN = 'token-of-a-team';
const STAGING_ENTRY = {
  id: '0123456789ab',
  team: 'races',
  environments: ['staging'],
  remotes: ['mf-races'],
  createdBy: 'test',
  createdAt: '2026-07-01T00:00:00Z',
  expiresAt: '2026-08-01T00:00:00Z',
  revokedAt: null,
};
const TOKENS = {
  find: (token: string) => Promise.resolve(token === STAGING_TOKEN ? STAGING_ENTRY : null),
};
const OWNERS = {
  teams: { races: { remotes: ['mf-races'], environments: ['staging', 'production'] } },
  onCall: [],
};
const LEFT_TO_BROWSERS: PageOutcome = { filled: null, notes: [], skipped: 'off', isPassing: true };
const HTML = 'text/html,application/xhtml+xml';

/**
 * The part of delivery that depends on who asks, with two environments and a clock that is told the time.
 * @param page what becomes of every page on the server
 * @param head what is known of every page
 */
export async function openVisitorSite(
  published: readonly BuildArtifact[],
  page: PageOutcome = LEFT_TO_BROWSERS,
  head: PageHead = null,
) {
  let time = new Date('2026-07-07T08:00:00Z');
  const now = () => time;
  const production = fakeEnvironment('production');
  const staging = fakeEnvironment('staging');
  const known = new Map(published.map((build) => [buildKey(build), build]));
  const readArtifact = (name: string, buildId: string) =>
    Promise.resolve(known.get(buildKey({ name, buildId })));
  const signer = createLinkSigner('the key of the tests', now);
  const settings = readTestSettings();
  const environments = new Map([production, staging].map((environment) => [environment.name, environment]));
  const app = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } });
  app.setErrorHandler(answerError);
  await app.register(compress, { global: false });
  const shared = { environments, links: signer, readArtifact };
  const write = await addVisitorRoutes(app, {
    ...shared,
    visitors: createVisitors({ ...shared, main: 'production' }),
    heads: { find: () => Promise.resolve(head) },
    pages: { find: () => Promise.resolve(page) },
    renders: { rendered: () => undefined, failed: () => undefined },
    settings,
    authenticate: createAuthenticator({
      localToken: TOKEN,
      tokens: TOKENS,
      owners: () => OWNERS,
      guesses: createGuessLimit(now),
      findAdministrator: () => Promise.reject(new CallError('unauthorized', 'there are no accounts')),
    }),
    now,
  });

  return {
    app,
    /** Writes a document without any HTTP. */
    write,
    production,
    staging,
    signer,
    links: createLinks({ links: signer, readArtifact, now }),
    /** Asks for a link as the holder of this token would. */
    askForLink: (payload: object, token = TOKEN): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: '/_delivery/links',
        headers: { authorization: `Bearer ${token}` },
        payload,
      }),
    setTime: (to: string) => (time = new Date(to)),
    /** Asks as a browser with these cookies would. */
    get: (
      url: string,
      cookies: Readonly<Record<string, string>> = {},
      headers: object = {},
    ): Promise<LightMyRequestResponse> =>
      app.inject({ method: 'GET', url, cookies, headers: { accept: HTML, ...headers } }),
  };
}

export type VisitorSite = Awaited<ReturnType<typeof openVisitorSite>>;
