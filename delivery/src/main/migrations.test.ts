import { destructiveChange, startTestPostgres, statementsOf, type TestPostgres } from '@galopin/postgres';
import type { Kysely } from 'kysely';
import { connectLedger } from '../ledger/connectLedger';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { LEDGER_MIGRATIONS, migrateLedger } from './migrations';

/** Every migration from here on must leave what the version before can go on with (docs/decisions/0062). */
const ADDITIVE_FROM = '0005';

describe("the ledger's migrations", () => {
  let server: TestPostgres;
  let db: Kysely<LedgerDatabase>;
  beforeAll(async () => {
    server = await startTestPostgres();
    db = connectLedger(server.url, () => undefined);
  }, 30_000);
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('that a later delivery has run serve the one before, and a gap is refused', async () => {
    const names = Object.keys(LEDGER_MIGRATIONS);
    const later = { ...LEDGER_MIGRATIONS, '9998-later': { up: () => Promise.resolve() } };
    expect(await migrateLedger(db, undefined, later)).toEqual([...names, '9998-later']);
    expect(await migrateLedger(db)).toEqual([]);
    const before = Object.fromEntries(Object.entries(LEDGER_MIGRATIONS).slice(0, -1));
    expect(await migrateLedger(db, undefined, before)).toEqual([]);
    expect(await migrateLedger(db, undefined, later)).toEqual([]);
    const gap = Object.fromEntries(Object.entries(LEDGER_MIGRATIONS).filter(([name]) => name !== names[1]));
    await expect(migrateLedger(db, undefined, gap)).rejects.toMatchObject({
      cause: { message: expect.stringContaining(`${names[1]} is missing`) as string },
    });
  });

  it('bear a number each and only add, from a number on', async () => {
    const names = Object.keys(LEDGER_MIGRATIONS);
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
    for (const name of names.filter((one) => one >= ADDITIVE_FROM)) {
      const statements = await statementsOf(LEDGER_MIGRATIONS[name]!);
      const found = statements.filter((statement) => destructiveChange(statement) !== undefined);
      expect([name, statements.length > 0, found]).toEqual([name, true, []]);
    }
  });
});
