import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { changeStream, RELEASE_NEWS } from '@galopin/shared/contracts';
import { createTestApp, type TestApp } from '../testing/createTestApp';

const internalToken = 'what only delivery and backend know';

describe('the stream of changes', () => {
  let test: TestApp;
  let address: string;

  beforeAll(async () => {
    test = await createTestApp({ internalToken });
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(() => test.close());

  const open = (token: string) =>
    fetch(`${address}${changeStream.path}`, { headers: { [RELEASE_NEWS.header]: token } });

  it('is for delivery alone', async () => {
    for (const token of ['', 'wrong', `${internalToken}s`]) {
      const { status, body } = await open(token);
      await body?.cancel();
      expect(status).toBe(401);
    }
  });

  it('says that it is open, tells every change in order, and ends with the server', async () => {
    const { status, headers, body } = await open(internalToken);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store, no-transform']);
    if (body === null) throw new Error('There is no stream.');
    const lines: string[] = [];
    for await (const line of createInterface({ input: Readable.fromWeb(body) })) {
      lines.push(line);
      if (line === 'event: ready') {
        test.changes.announce('2026-11-21');
        test.changes.announce('2026-11-22');
      }
      if (line === 'data: {"of":"2026-11-22"}') void test.app.close();
    }
    expect(lines.filter((line) => /^(event|data)/.test(line))).toEqual([
      'event: ready',
      'data: {}',
      'event: change',
      'data: {"of":"2026-11-21"}',
      'event: change',
      'data: {"of":"2026-11-22"}',
      'event: closing',
      'data: {}',
    ]);
  });
});
