import { releaseCheck, type ReleaseCheckAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startTestDelivery, type TestDelivery } from '../testing/startTestDelivery';

const offered = { react: '19.3.1', '@galopin/shared/router': '1.4.0' };
const route = (path: string, name = 'Meteo') => ({
  path,
  name,
  remote: 'mf-meteo',
  page: 'overview',
  title: 'T',
});
const plan = {
  name: 'mf-meteo',
  contract: '^1.4.0',
  shared: { react: '^19.0.0' },
  routes: [route('/Meteo')],
};

let delivery: TestDelivery;
beforeAll(async () => {
  delivery = await startTestDelivery();
});
afterAll(() => delivery.stop());

const ask = (payload: object) => delivery.app().inject({ method: 'POST', url: releaseCheck.path, payload });
const check = async (changes: object) => (await ask({ ...plan, ...changes })).json<ReleaseCheckAnswer>();

describe('a site that is asked whether it would take a remote', () => {
  it('cannot tell before its first shell', async () => {
    const answer = await ask(plan);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('tells anybody what it offers and that nothing stands in the way', async () => {
    await delivery.release(
      fakeShell({ contract: '1.5.0', shared: offered }),
      fakeRemote('mf-races', ['/', '/Jour'], { shared: {} }),
    );
    expect(await check({})).toMatchObject({
      environment: 'production',
      contract: '1.5.0',
      shared: offered,
      serving: null,
      findings: [],
    });
  });

  it('says what it is that serves under the name', async () => {
    const { serving, findings } = await check({ name: 'mf-races', routes: [] });
    expect(serving).toMatch(/^[0-9a-f]{16}$/);
    expect(findings).toEqual([]);
  });

  it.each([
    ['needs a newer contract', { contract: '^1.6.0' }, 'contract', 'mf-meteo needs ^1.6.0'],
    ['needs another React', { shared: { react: '^20.0.0' } }, 'shared modules', 'react 19.3.1 offered'],
    [
      'wants a module that is not offered',
      { shared: { vue: '^3.0.0' } },
      'shared modules',
      'vue not offered',
    ],
    ['wants a path of the contract', { routes: [route('/jour')] }, 'paths', '/jour'],
    ['wants a path that is open to everyone', { routes: [route('/Course/x/y')] }, 'guard', '/Course/x/y'],
    ['uses a route’s name', { routes: [route('/Meteo', 'mf-races-1')] }, 'route-name', 'mf-races-1'],
    ['begins like another', { name: 'mf-race' }, 'name', 'mf-race beside mf-races'],
  ])('says why not to a remote that %s', async (_what, changes, rule, found) => {
    const { findings } = await check(changes);
    expect(findings).toContainEqual({
      rule,
      found: expect.stringContaining(found),
      wanted: expect.any(String),
    });
  });

  it.each([
    [{ name: '../x' }, 400],
    [{ routes: 'all' }, 400],
    [{ environment: 'moon' }, 404],
  ])('refuses %j', async (changes, status) => {
    expect((await ask({ ...plan, ...changes })).statusCode).toBe(status);
  });

  it('is not asked on and on by one address', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(plan)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });
});
