import type { ChangeRequest, IssuedToken, TokensAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const races = [1, 2].map((seed) => fakeRemote('mf-races', ['/'], { seed }).artifact);
const account = fakeRemote('mf-account', ['/Profile']).artifact;

describe('tokenRoutes', () => {
  let delivery: TestDelivery;

  beforeAll(async () => {
    delivery = await startTestDelivery();
    await delivery.release(
      fakeShell(),
      fakeRemote('mf-races', ['/']),
      fakeRemote('mf-account', ['/Profile']),
    );
    await delivery.publish(fakeRemote('mf-races', ['/'], { seed: 2 }));
  }, 60_000);
  afterAll(() => delivery.stop());

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string, payload?: object) =>
    delivery.app().inject({
      method,
      url: `/_delivery${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const ask = (wanted: object) =>
    call('POST', '/tokens', TEST_TOKEN, { team: 'races', days: 30, actor: 'ann', ...wanted });
  const issue = async (wanted: object = {}) => (await ask(wanted)).json<IssuedToken>();
  const change = (token: string, wanted: Partial<ChangeRequest>) =>
    call('POST', '/changes', token, {
      op: 'promote',
      name: 'mf-races',
      buildId: races[1]?.buildId,
      actor: 'bob',
      reason: 'because',
      ...wanted,
    });

  it('issues a token that releases what its team owns, in the team’s name', async () => {
    const { token } = await issue();
    expect((await change(token, {})).json()).toMatchObject({ changed: true });
    const history = (await call('GET', '/history?name=mf-races&limit=1', token)).json<object>();
    expect(history).toMatchObject({ lines: [{ actor: 'races (bob)', to: races[1]?.buildId }] });
  });

  it('looks at no token of an address that has sent many wrong ones, and says when it will', async () => {
    const guess = (token: string, remoteAddress: string) =>
      delivery.app().inject({
        url: '/_delivery/releases',
        headers: { authorization: `Bearer ${token}` },
        remoteAddress,
      });
    const codes: number[] = [];
    for (let at = 0; at < 20; at += 1)
      codes.push((await guess(`guess-${at}`, `2001:db8:1:2::${at}`)).statusCode);
    expect(new Set(codes)).toEqual(new Set([401]));
    const refused = await guess(TEST_TOKEN, '2001:db8:1:2::99');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ error: { code: 'too-many-guesses' } });
    expect((await guess(TEST_TOKEN, '203.0.113.9')).statusCode).toBe(200);
  });

  it('reaches no further than the owners file: not to another remote, not to its builds, not to tokens', async () => {
    const { token } = await issue();
    const answer = await change(token, { name: 'mf-account', buildId: account.buildId });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'forbidden',
        findings: [
          {
            rule: 'owners',
            found: 'promote of mf-account in production by team races',
            wanted: 'mf-races in staging, production',
          },
        ],
      },
    });
    expect((await call('POST', '/builds', token, account)).statusCode).toBe(403);
    const commit = `/builds/mf-account/${account.buildId}/commit`;
    expect((await call('POST', commit, token)).statusCode).toBe(403);
    for (const [method, url] of [
      ['GET', '/tokens'],
      ['DELETE', '/tokens/0123456789ab'],
    ] as const)
      expect((await call(method, url, token)).json()).toMatchObject({
        error: { findings: [{ rule: 'site-token' }] },
      });
    const another = { team: 'races', days: 1, actor: 'bob' };
    expect((await call('POST', '/tokens', token, another)).statusCode).toBe(403);
  });

  it('takes rendering off its own remote, and off no other', async () => {
    const { token } = await issue();
    expect((await change(token, { name: 'mf-account', op: 'disable-render' })).statusCode).toBe(403);
    for (const op of ['disable-render', 'enable-render'] as const) {
      const answer = await call('POST', '/changes', token, {
        op,
        name: 'mf-races',
        actor: 'bob',
        reason: 'why',
      });
      expect(answer.json()).toMatchObject({ op, changed: true });
    }
  });

  it('keeps to the environments it was issued for', async () => {
    const { token, environments } = await issue({ environments: ['staging'] });
    expect(environments).toEqual(['staging']);
    expect((await change(token, { op: 'freeze' })).statusCode).toBe(403);
  });

  it('keeps to the names it was issued for, and is listed with them', async () => {
    const { token, id, remotes } = await issue({ team: 'platform', remotes: ['mf-races'] });
    expect(remotes).toEqual(['mf-races']);
    const answer = await change(token, { name: 'mf-account', buildId: account.buildId });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: { findings: [{ rule: 'token', wanted: 'mf-races in staging, production' }] },
    });
    expect((await call('POST', '/builds', token, account)).statusCode).toBe(403);
    expect((await change(token, { op: 'freeze' })).statusCode).toBe(200);
    expect((await change(token, { op: 'unfreeze' })).statusCode).toBe(200);
    const listed = (await call('GET', '/tokens', TEST_TOKEN)).json<TokensAnswer>().tokens;
    expect(listed).toContainEqual(expect.objectContaining({ id, remotes: ['mf-races'] }));
  });

  it('is listed without its secret and ends when it is revoked', async () => {
    const { token, id } = await issue();
    const listed = (await call('GET', '/tokens', TEST_TOKEN)).json<TokensAnswer>().tokens;
    expect(listed).toContainEqual(expect.objectContaining({ id, team: 'races', revokedAt: null }));
    expect(JSON.stringify(listed)).not.toContain(token.split('.')[1]);
    expect((await call('DELETE', `/tokens/${id}`, TEST_TOKEN)).statusCode).toBe(200);
    expect((await change(token, {})).statusCode).toBe(401);
    expect((await call('DELETE', '/tokens/0123456789ab', TEST_TOKEN)).statusCode).toBe(404);
  });

  it('is refused to a team that is not in the file, beyond its environments and for ever', async () => {
    expect((await ask({ team: 'nobody' })).json()).toMatchObject({
      error: { findings: [{ rule: 'team', found: 'nobody', wanted: 'one of races, platform' }] },
    });
    expect((await ask({ environments: ['moon'] })).json()).toMatchObject({
      error: { findings: [{ rule: 'environment', found: 'moon' }] },
    });
    expect((await ask({ remotes: ['mf-races', 'mf-account'] })).json()).toMatchObject({
      error: {
        findings: [{ rule: 'remote', found: 'mf-account', wanted: 'one of mf-races for team races' }],
      },
    });
    expect((await ask({ team: 'constructor' })).json()).toMatchObject({
      error: { findings: [{ rule: 'team' }] },
    });
    for (const wrong of [{ days: 1000 }, { remotes: [] }, { remotes: ['*'] }])
      expect((await ask(wrong)).statusCode).toBe(400);
  });
});
