import fastify, { type FastifyInstance } from 'fastify';
import { createGuessLimit } from '../access/createGuessLimit';
import { createAuthenticator } from '../access/createAuthenticator';
import { answerError } from './answerError';
import type { Ledger } from '../ledger/createLedger';
import type { Verification } from '../ledger/verifyHistory';
import { fakeEnvironment } from '../testing/fakeEnvironment';
import { signatureRoutes } from './signatureRoutes';

const TEAM = {
  id: 'a',
  team: 'races',
  environments: ['production'],
  remotes: null,
  createdBy: 'ann',
  createdAt: '2026-07-07T08:00:00.000Z',
  expiresAt: '2026-08-06T08:00:00.000Z',
  revokedAt: null,
};

describe('POST /_delivery/signatures', () => {
  let app: FastifyInstance;
  let verification: Verification;
  let refreshed: string[];

  beforeEach(async () => {
    verification = { ok: true, lines: 3 };
    refreshed = [];
    const open = (name: string) => {
      const { live } = fakeEnvironment(name);
      // A route needs nothing else of a ledger.
      const ledger = {
        environment: name,
        signAnew: () => Promise.resolve(verification),
      } as unknown as Ledger;
      return { name, ledger, live: { ...live, refresh: async () => void refreshed.push(name) } };
    };
    const find = async (token: string) => (token === 'team' ? TEAM : null);
    app = fastify();
    app.setErrorHandler(answerError);
    await app.register(signatureRoutes, {
      prefix: '/_delivery',
      authenticate: createAuthenticator({
        guesses: createGuessLimit(() => new Date()),
        localToken: 'local',
        tokens: { find },
        owners: () => ({ teams: {}, onCall: [] }),
        findAdministrator: async () => ({ uid: 'admin-1', isFresh: true }),
      }),
      environments: new Map(['production', 'staging'].map((name) => [name, open(name)])),
      main: 'production',
    });
  });
  afterEach(() => app.close());

  const sign = (payload: object, token = 'local') =>
    app.inject({
      method: 'POST',
      url: '/_delivery/signatures',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  it('signs the environment named, the main one otherwise, and lets it serve', async () => {
    expect((await sign({})).json()).toEqual({ environment: 'production', ok: true, lines: 3 });
    expect((await sign({ environment: 'staging' })).statusCode).toBe(200);
    expect(refreshed).toEqual(['production', 'staging']);
  });

  it('is for the holder of the site’s own token alone', async () => {
    expect((await sign({}, 'team')).statusCode).toBe(403);
    expect((await sign({}, 'nobody')).statusCode).toBe(401);
    expect(refreshed).toEqual([]);
  });

  it('refuses a history that leads elsewhere, and an environment that is not there', async () => {
    verification = { ok: false, lines: 3, fault: 'line 2 is missing: found 3' };
    const answer = await sign({});
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: { code: 'not-trusted', findings: [{ rule: 'history', found: 'line 2 is missing: found 3' }] },
    });
    expect((await sign({ environment: 'nowhere' })).statusCode).toBe(404);
    expect(refreshed).toEqual([]);
  });
});
