import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportRunDetails, ImportRuns, QualityState } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { createImportJournal } from './createImportJournal';
import { createQualityChecks } from './createQualityChecks';
import { openAdministration } from '../../main/openAdministration';
import type { FollowHealth } from '../../follow/createFollowJournal';
import { importInto, type ImportJob } from '../../main/commands/importFiles';
import { createPturfImporter } from '../pturf/createPturfImporter';
import { upsertRows } from '../../races/store/upsertRows';
import { createPaymentStore } from '../../payments/createPaymentStore';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { raceRow } from '../../testing/raceRows';
import { TEST_ADMIN } from '../../testing/testTokens';

const RACE = { id: 7001, comp: 7001, jour: '2022-01-02', heure: '12:00', hippo: 'Essai', reun: '1', prix: 1 };
const following: FollowHealth = {
  status: 'degraded',
  role: 'following',
  lastAnswerAt: null,
  failures: 2,
  reason: 'no answer',
  unusable: [{ document: 'programme', times: 4 }],
  daysWithoutRaces: ['2026-11-21'],
  filling: { jour: '2026-11-19', done: 12, total: 180, daysLeft: 1 },
};
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined };

describe('what was imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-imports-'));
  let test: TestApp;
  let now = Date.now();
  const job = (name: string, rows?: readonly object[]): ImportJob => {
    const file = path.join(folder, name);
    if (rows !== undefined) writeFileSync(file, JSON.stringify(rows));
    return { file, importer: createPturfImporter('caractrap') };
  };
  const ingest = async (jobs: readonly ImportJob[]) => {
    const output = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockReturnValue(true),
    );
    try {
      await importInto({ db: test.database.db, dataDir: folder }, jobs);
    } finally {
      for (const spy of output) spy.mockRestore();
      process.exitCode = 0;
    }
  };
  const read = async <Answer>(url: string) => (await test.get(url, 'admin')).body as Answer;
  const runs = async () => (await read<ImportRuns>('/apin/admin/imports')).runs;
  const details = async () =>
    read<ImportRunDetails>(`/apin/admin/imports/${(await runs())[0]?.id ?? 'none'}`);

  beforeAll(async () => {
    test = await createTestApp({ now: () => now });
  }, 60_000);
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    now = Date.now();
    await sql`TRUNCATE import_runs, quality_runs, caractrap`.execute(test.database.db);
  });

  it.each(['imports', 'imports/1', 'quality'])('is for the administrator alone: %s', async (what) => {
    expect((await test.get(`/apin/admin/${what}`)).status).toBe(401);
    expect((await test.get(`/apin/admin/${what}`, 'member')).status).toBe(403);
  });

  it('is recorded run by run: what is new, what was rejected and why, what could not be used', async () => {
    const good = job('races.json', [RACE, { ...RACE, id: 'seven' }]);
    await ingest([good, job('absent.json')]);
    await ingest([good]);
    expect(await runs()).toMatchObject([
      {
        outcome: 'completed',
        files: { done: 1, total: 1 },
        counts: { inserted: 0, unchanged: 1, rejected: 1 },
      },
      { outcome: 'incomplete', files: { done: 2, total: 2 }, counts: { inserted: 1, rejected: 1 }, days: 1 },
    ]);
    const first = await read<ImportRunDetails>(`/apin/admin/imports/${(await runs())[1]?.id ?? 0}`);
    expect(first.source).toBe('pturf');
    expect(first.fileReports).toMatchObject([
      {
        file: expect.stringContaining('absent.json') as string,
        failure: expect.stringContaining('no such file') as string,
      },
      {
        file: good.file,
        failure: null,
        rejectsFile: expect.stringMatching(/races\.json\.ndjson$/) as string,
      },
    ]);
    expect(first.rejects).toEqual([
      { file: good.file, line: 1, row: 2, reason: expect.stringContaining('id') as string },
    ]);
    const kept = path.join(folder, 'rejects', first.fileReports[1]?.rejectsFile ?? '');
    expect(readFileSync(kept, 'utf8')).toContain('seven');
  });

  it('leaves out what is stored whole, and says so', async () => {
    const asked: string[] = [];
    const importer = {
      source: 'pmu',
      read: async function* ({ path: day }: { readonly path: string }) {
        asked.push(day);
        yield* [];
      },
    };
    const isStored = () => Promise.resolve(true);
    await ingest([
      { file: '2026-03-01', importer, isFetched: true, isStored },
      { file: '2026-03-02', importer, isFetched: true },
    ]);
    expect(asked).toEqual(['2026-03-02']);
    expect(await runs()).toMatchObject([{ outcome: 'completed', files: { done: 2, total: 2 } }]);
  });

  it('says that a run failed, and why', async () => {
    const failing: ImportJob = {
      ...job('broken.json', []),
      importer: {
        source: 'pmu',
        read: () => {
          throw new Error('the disk is gone');
        },
      },
    };
    await expect(ingest([failing])).rejects.toThrow('the disk is gone');
    expect(await details()).toMatchObject({ source: 'pmu', outcome: 'failed', failure: 'the disk is gone' });
  });

  it('takes a run that has long said nothing for interrupted', async () => {
    const begun = Date.now();
    const journal = await createImportJournal(test.database.db, { source: 'pmu', files: 3, now: () => now });
    expect(await runs()).toMatchObject([{ outcome: 'running', files: { done: 0, total: 3 } }]);
    now = begun + 4 * 60_000;
    journal.beat();
    await journal.note({
      file: 'a',
      report: null,
      rejects: [],
      rejectsFile: null,
      failure: 'x'.repeat(9000),
    });
    now += 4 * 60_000;
    expect((await runs())[0]?.outcome).toBe('running');
    now += 2 * 60_000;
    expect((await runs())[0]?.outcome).toBe('interrupted');
    expect((await details()).fileReports[0]?.failure).toHaveLength(500);
  });

  it('names an import that is not there', async () => {
    expect(await test.get('/apin/admin/imports/99', 'admin')).toMatchObject({ status: 404 });
    expect(await test.get('/apin/admin/imports/x', 'admin')).toMatchObject({ status: 400 });
  });

  it('tells how the following of PMU goes, where it is on', async () => {
    expect((await read<ImportRuns>('/apin/admin/imports')).follow).toBeNull();
    const { db } = test.database;
    const { imports } = openAdministration({
      changes: { announce: () => undefined },
      db,
      store: createPaymentStore(db),
      paypal: undefined,
      now: Date.now,
      logger: quiet,
      feed: { health: () => following },
      settings: { dataDir: folder, demo: true, pmuBaseUrl: '', pmuPause: 0 },
    });
    expect((await imports.list({ limit: 5, offset: 0 }, now)).follow).toEqual(following);
  });

  describe('is looked over', () => {
    const post = async (body: object, as?: 'member') => {
      const claims = as === 'member' ? { sub: 'm' } : { sub: 'a', email: TEST_ADMIN, email_verified: true };
      const headers = { authorization: `Bearer ${await test.tokens.sign(claims)}` };
      return test.app.inject({ method: 'POST', url: '/apin/admin/quality', headers, payload: body });
    };
    const ended = async () => {
      for (;;) {
        const state = await read<QualityState>('/apin/admin/quality');
        if (state.run?.outcome !== 'running') return state;
      }
    };

    it('on demand, behind the answer, and what was found is kept', async () => {
      expect(await read<QualityState>('/apin/admin/quality')).toEqual({ run: null, report: null });
      const races = [raceRow({ id: 1, jour: '2022-01-01' }), raceRow({ id: 2, jour: '2022-01-03' })];
      await upsertRows(test.database.db, 'caractrap', races, 'pturf');
      const answer = await post({ from: '2022-01-02' });
      expect(answer.statusCode).toBe(202);
      expect(answer.json<QualityState>().run).toMatchObject({ outcome: 'running', from: '2022-01-02' });
      const { run, report } = await ended();
      expect(run).toMatchObject({ outcome: 'completed', progress: { done: run?.progress.total } });
      expect(report?.rules.find(({ code }) => code === 'races-without-runners')).toMatchObject({
        findings: 1,
        sources: [{ source: 'pturf', findings: 1, days: 1, firstDay: '2022-01-03', lastDay: '2022-01-03' }],
        examples: [{ jour: '2022-01-03', race: 2 }],
      });
    });

    it('by one run at a time', async () => {
      const answers = await Promise.all([post({ from: null }), post({ from: null })]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
      await ended();
      const { rows } = await sql`SELECT * FROM quality_runs`.execute(test.database.db);
      expect(rows).toHaveLength(1);
    });

    it('again after a run that was cut off, and is failed when it is stopped', async () => {
      const { db } = test.database;
      const checks = createQualityChecks({ db, now: () => now, logger: quiet });
      const begun = checks.begin(null);
      await Promise.all([begun, checks.stop()]);
      await checks.stop();
      expect((await checks.state()).run?.outcome).toBe('failed');
      const old = new Date(now - 20 * 60_000).toISOString();
      await sql`UPDATE quality_runs SET outcome = 'running', seen_at = ${old}`.execute(db);
      expect((await checks.state()).run?.outcome).toBe('interrupted');
      await post({ from: null });
      expect((await ended()).run?.outcome).toBe('completed');
    });

    it('by the administrator alone, from a day that there is', async () => {
      expect((await post({ from: null }, 'member')).statusCode).toBe(403);
      expect((await post({ from: '2022-02-31' })).statusCode).toBe(400);
      expect((await post({})).statusCode).toBe(400);
    });
  });
});
