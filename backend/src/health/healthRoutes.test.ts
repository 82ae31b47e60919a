import type { FollowHealth } from '../follow/createFollowJournal';
import { createTestApp, type TestApp } from '../testing/createTestApp';

const away: FollowHealth = {
  status: 'degraded',
  role: 'following',
  lastAnswerAt: '2026-11-21T13:00:00.000Z',
  failures: 3,
  reason: 'no answer',
  unusable: [],
  daysWithoutRaces: [],
  filling: null,
};

describe('the health of a backend that follows PMU', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({
      probes: {
        database: () => Promise.resolve('17.5'),
        parse: () => Promise.resolve('9.0'),
        follow: () => away,
      },
    });
  }, 60_000);
  afterAll(() => test.close());

  it('is well while the feed is away, and says that the following is degraded', async () => {
    expect(await test.get('/health')).toMatchObject({
      status: 200,
      body: { status: 'ok', follow: 'degraded' },
    });
  });

  it('tells the administrator what is wrong, and nobody else', async () => {
    expect(await test.get('/apin/health/system', 'admin')).toMatchObject({
      status: 200,
      body: { status: 'ok', follow: away },
    });
    expect((await test.get('/apin/health/system')).status).toBe(401);
  });
});
