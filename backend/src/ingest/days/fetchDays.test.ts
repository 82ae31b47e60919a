import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DayStates, ImportRunDetails } from '@galopin/shared/contracts';
import { until } from '@galopin/processes';
import { openAdministration } from '../../main/openAdministration';
import { createPaymentStore } from '../../payments/createPaymentStore';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { TEST_ADMIN } from '../../testing/testTokens';
import { DAY, programme } from '../pmu/testing/documents';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined };

describe('days that are fetched from PMU', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-fetch-'));
  let pmu: Server;
  let test: TestApp;
  let answer: (address: string, response: ServerResponse) => void;
  const settings = () => ({
    dataDir: folder,
    demo: false,
    pmuBaseUrl: `http://127.0.0.1:${(pmu.address() as AddressInfo).port}`,
    pmuPause: 0,
  });
  const nothing = (response: ServerResponse) => response.writeHead(404).end();
  const call = async (payload: object, as: 'admin' | 'member' = 'admin') => {
    const who =
      as === 'admin' ? { sub: 'admin-1', email: TEST_ADMIN, email_verified: true } : { sub: 'member-1' };
    const headers = { authorization: `Bearer ${await test.tokens.sign(who)}` };
    const sent = await test.app.inject({
      method: 'POST',
      url: '/apin/admin/days/fetch',
      payload,
      headers,
    });
    return { status: sent.statusCode, body: sent.json<{ run: number; error: { code: string } }>() };
  };
  const ended = async (run: number) => {
    let details: ImportRunDetails | undefined;
    await until(
      'the end of the run',
      async () => {
        details = (await test.get(`/apin/admin/imports/${run}`, 'admin')).body as ImportRunDetails;
        return details.outcome !== 'running';
      },
      10_000,
    );
    return details;
  };

  beforeAll(async () => {
    pmu = createServer((request, response) => answer(request.url ?? '', response)).listen(0, '127.0.0.1');
    await once(pmu, 'listening');
    test = await createTestApp({ now: () => NOW, settings: settings() });
  }, 60_000);
  afterAll(async () => {
    await test.close();
    pmu.close();
    rmSync(folder, { recursive: true });
  });

  it('come behind the answer, one span at a time, as a run of the import', async () => {
    let letGo = () => undefined as void;
    answer = (address, response) => {
      if (!address.endsWith('/programme/21112026')) return nothing(response);
      letGo = () => void response.end(JSON.stringify(programme()));
    };
    const { status, body } = await call({ from: '2026-11-20', until: DAY });
    expect(status).toBe(202);
    const states = async () => (await test.get('/apin/admin/days', 'admin')).body as DayStates;
    expect((await states()).fetching).toEqual({ isRefused: false, run: body.run });
    expect(await call({ from: DAY, until: DAY })).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', details: { run: body.run } } },
    });
    await until(
      'the end',
      async () => {
        letGo();
        return (await states()).fetching.run === null;
      },
      10_000,
    );
    expect(await ended(body.run)).toMatchObject({
      source: 'pmu',
      outcome: 'incomplete',
      files: { done: 2, total: 2 },
      fileReports: [{ file: '2026-11-20', failure: expect.stringContaining('no programme') as string }, {}],
    });
    expect((await states()).days.find(({ jour }) => jour === DAY)).toMatchObject({ source: 'real' });
  });

  it.each([
    ['a day that does not exist', { from: '2026-02-30', until: '2026-03-01' }],
    ['a span that ends before it begins', { from: '2026-11-02', until: '2026-11-01' }],
    ['more than 31 days', { from: '2026-10-01', until: '2026-11-01' }],
    ['a day after tomorrow', { from: '2026-11-25', until: '2026-11-27' }],
  ])('are not %s', async (_what, span) => {
    expect((await call(span)).status).toBe(400);
  });

  it('are for the administrator alone', async () => {
    expect((await call({ from: DAY, until: DAY }, 'member')).status).toBe(403);
  });

  it('are none beside the demo world', async () => {
    const { db } = test.database;
    const { days } = openAdministration({
      db,
      changes: { announce: () => undefined },
      store: createPaymentStore(db),
      paypal: undefined,
      settings: { ...settings(), demo: true },
      now: () => NOW,
      logger: quiet,
    });
    expect((await days.states(DAY)).fetching).toEqual({ isRefused: true, run: null });
    await expect(days.fetch(DAY, DAY)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('end with the process, which the run says', async () => {
    const { db } = test.database;
    const { days, stop } = openAdministration({
      db,
      changes: { announce: () => undefined },
      store: createPaymentStore(db),
      paypal: undefined,
      settings: settings(),
      now: () => NOW,
      logger: quiet,
    });
    // PMU is silent: nothing but the stop ends it.
    answer = () => undefined;
    const run = await days.fetch(DAY, DAY);
    await stop();
    expect(await ended(run)).toMatchObject({
      outcome: 'failed',
      failure: 'The process that imported was stopped.',
    });
    await expect(days.fetch(DAY, DAY)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
