import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres, type TestPostgres } from '@galopin/tools/postgres';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { createEnvironments, environmentNames, environmentOf, type Environments } from './environments';
import { connectLedger } from './ledger/connectLedger';
import type { LedgerDatabase } from './ledger/LedgerDatabase';
import { SIGNATURE_MIGRATION } from './ledger/migrations';
import { fakeRemote } from './testing/fakeBuild';
import { testSigner } from './testing/testSigner';

const signer = testSigner();
const { artifact } = fakeRemote('mf-x', ['/X']);
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
      names,
      dataDir,
      signer,
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    for (const { live } of environments.values()) await live.start();
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
    await sql`alter table delivery.pointer drop column signature`.execute(db);
    await sql`delete from delivery.kysely_migration where name = ${SIGNATURE_MIGRATION}`.execute(db);
    await open();
    expect([releaseOf('staging'), of('staging').live.database()]).toEqual([1, 'there']);
  });

  it('does not trust a pointer whose signature was taken away later', async () => {
    await sql`update delivery.pointer set signature = null`.execute(db);
    await open();
    expect([releaseOf('staging'), of('staging').live.database()]).toEqual([0, 'not trusted']);
  });

  it('names the environments there are when another is asked for', () => {
    expect(() => of('nowhere')).toThrow('nowhere is no environment: wanted one of production, staging');
    expect(environmentNames('staging')).toEqual(['staging']);
  });
});
