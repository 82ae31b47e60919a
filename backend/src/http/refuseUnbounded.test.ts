import { createTestApp, type TestApp } from '../testing/createTestApp';

describe('numbers in an address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it.each([
    '/apin/races/1e309/payouts',
    '/apin/races/-1e309',
    '/apin/webhook/message/recent?limit=-1e309',
    '/apin/entities/horse/9e300',
    '/caractrap?id=1e309',
    '/cachedate?numcourse=9007199254740993',
    '/cachedate?numcourse=2147483648',
    '/caractrap?id=9007199254740991',
  ])('never fail: %s', async (url) => {
    const { status } = await test.get(url);
    expect([200, 400, 404]).toContain(status);
  });

  it.each([
    ['/apin/races/1e309/payouts', 'id'],
    ['/apin/webhook/message/recent?limit=-1e309', 'limit'],
  ])('that are too large are named: %s', async (url, parameter) => {
    expect(await test.get(url)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', details: { parameter } } },
    });
  });
});
