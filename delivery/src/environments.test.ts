import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { createEnvironments, environmentNames, environmentOf, type Environments } from './environments';
import { connectLedger } from './ledger/connectLedger';
import type { LedgerDatabase } from './ledger/LedgerDatabase';
import { migrateLedger, SIGNATURE_MIGRATION } from './main/migrations';
import { fakeRemote } from './testing/fakeBuild';
import { testSigner } from './testing/testSigner';

const signer = testSigner();
const { artifact } = fakeRemote('mf-x', ['/X']);
/** The last migration that knew no signatures. */
const BEFORE_SIGNATURES = '0003-tokens';
const alert = jest.fn(() => Promise.resolve());
const origin = { actor: 'ann', reason: 'first' };

describe('createEnvironments', () => {
  let database: TestPostgres;
  let db: Kysely<LedgerDatabase>;
  let dataDir: string;
  let environments: Environments;

  beforeAll(async () => {
    database = await startTestPostgres();
    db = connectLedger(database.url, () => undefined);
    dataDir = await mkdtemp(path.join(tmpdir(), 'environments-'));
    await open();
  }, 30_000);
  afterEach(async () => {
    for (const { live } of environments.values()) await live.stop();
  });
  afterAll(async () => {
    await db.destroy();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Starts as another process would: with a folder that knows nothing. */
  async function open() {
    await rm(dataDir, { recursive: true, force: true });
    const names = environmentNames('production');
    environments = createEnvironments({
      db,
      migrate: async () => (await migrateLedger(db)).includes(SIGNATURE_MIGRATION),
      names,
      dataDir,
      signer,
      alert,
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    for (const { live } of environments.values()) await live.start();
  }
  /** Makes the database anew as an older delivery left it, with the same releases. */
  async function takeBackTo(migration: string) {
    const old = db.withSchema('delivery');
    const builds = await old.selectFrom('builds').selectAll().execute();
    const pointers = await old.selectFrom('pointer').selectAll().execute();
    const history = await old.selectFrom('history').selectAll().execute();
    await sql`drop schema delivery cascade`.execute(db);
    await migrateLedger(db, migration);
    for (const { reserved_at: _made, artifact: described, ...build } of builds)
      await old
        .insertInto('builds')
        .values({ ...build, artifact: JSON.stringify(described) })
        .execute();
    for (const { signature: _signed, state, ...pointer } of pointers)
      await old
        .insertInto('pointer')
        .values({ ...pointer, state: JSON.stringify(state) })
        .execute();
    for (const { detail: _none, ...line } of history) await old.insertInto('history').values(line).execute();
  }
  const of = (name: string) => environmentOf(environments, name);
  const releaseOf = (name: string) => of(name).live.current().pointer.state.release;

  it('moves the pointer of one environment and of no other', async () => {
    const { ledger, live } = of('staging');
    await ledger.reserveBuild(artifact);
    await ledger.change(
      { op: 'promote', name: 'mf-x', buildId: artifact.buildId },
      origin,
      async () => undefined,
    );
    await live.refresh();
    expect([releaseOf('production'), releaseOf('staging')]).toEqual([0, 1]);
  });

  it('signs what served before there were signatures, once', async () => {
    await takeBackTo(BEFORE_SIGNATURES);
    await open();
    expect([releaseOf('staging'), of('staging').live.database()]).toEqual([1, 'there']);
  });

  it('does not trust a pointer whose signature was taken away later', async () => {
    await sql`update delivery.pointer set signature = null`.execute(db);
    await open();
    expect([releaseOf('staging'), of('staging').live.database()]).toEqual([0, 'not trusted']);
    expect(alert).toHaveBeenCalledWith({
      kind: 'ledger',
      environment: 'staging',
      text: 'release 1 of staging is not trusted: it is not signed',
    });
  });

  it('names the environments there are when another is asked for', () => {
    expect(() => of('nowhere')).toThrow(
      expect.objectContaining({
        code: 'unknown-environment',
        findings: [{ rule: 'environment', found: 'nowhere', wanted: 'one of production, staging' }],
      }),
    );
    expect(environmentNames('staging')).toEqual(['staging']);
  });
});
