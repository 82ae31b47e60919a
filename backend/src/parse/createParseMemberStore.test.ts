import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { createMemberDirectory } from '../subscribers/createMemberDirectory';
import { createDatabase } from '../database/createDatabase';
import { migrate } from '../main/migrate';
import { createPaymentStore } from '../payments/createPaymentStore';
import { keepRecords } from '../payments/keepRecords';
import { createTestTokens } from '../testing/testTokens';
import { createParse, type ParseService } from './createParse';

describe('members in Parse', () => {
  let postgres: TestPostgres;
  let parse: ParseService;
  const folder = mkdtempSync(`${tmpdir()}/galopin-members-`);
  const home = process.cwd();

  beforeAll(async () => {
    process.chdir(folder);
    const [database, tokens] = await Promise.all([startTestPostgres(), createTestTokens()]);
    postgres = database;
    parse = createParse({
      databaseUrl: postgres.url,
      keys: { appId: 'galopin', javascriptKey: 'public-key', masterKey: 'master-key' },
      serverUrl: 'http://localhost:3000/parse',
      verifier: tokens.verifier,
      startTimes: () => Promise.resolve(new Map()),
      withPayment: (member) => Promise.resolve(member),
      now: Date.now,
      logger: { warn: () => undefined, error: () => undefined },
    });
    await parse.start();
  }, 60_000);
  afterAll(async () => {
    process.chdir(home);
    await parse.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('keep their settings, also emptied ones, and when their sessions were ended', async () => {
    const { members } = parse;
    await members.ensure({ uid: 'u', email: 'u@demo.test' });
    expect(await members.find('u')).toEqual({ uid: 'u', email: 'u@demo.test' });
    const settings = {
      displayName: 'Élodie',
      favourites: { horses: [12, 7], jockeys: [], trainers: [3] },
      preferences: { csvSeparator: ',' as const },
      newsletter: true,
    };
    await members.change('u', settings);
    await members.revoke('u', 1_800_000_000);
    expect(await members.find('u')).toEqual({
      uid: 'u',
      email: 'u@demo.test',
      ...settings,
      revokedBefore: 1_800_000_000,
    });
    await members.change('u', { displayName: null, newsletter: false });
    expect(await members.find('u')).toMatchObject({ newsletter: false, favourites: settings.favourites });
    expect((await members.find('u'))?.displayName ?? null).toBeNull();
  });

  it('are gone when removed, and removing nobody does nothing', async () => {
    const { members } = parse;
    await members.ensure({ uid: 'gone', email: null });
    await members.remove('gone');
    await members.remove('gone');
    expect(await members.find('gone')).toBeUndefined();
    await expect(members.change('gone', { newsletter: true })).rejects.toThrow('no such member');
    await expect(members.revoke('gone', 1)).rejects.toThrow('no such member');
  });

  it('are found where Parse keeps them, with what they paid, by the administrator’s list', async () => {
    const db = createDatabase(postgres.url);
    try {
      await migrate(db);
      const members = keepRecords(parse.members, createPaymentStore(db));
      await members.ensure({ uid: 'listed', email: 'Listed@demo.test' });
      const create_time = new Date(Date.now() - 3 * 86_400_000).toISOString();
      await members.setPayment('listed', { payment: { state: 'completed', create_time } });
      const directory = createMemberDirectory(db);
      const found = await directory.list({ search: 'listed@', now: Date.now(), limit: 5, offset: 0 });
      expect(found).toMatchObject({ total: 1, counts: { active: 1 } });
      expect(found.members).toMatchObject([
        { uid: 'listed', email: 'Listed@demo.test', state: 'active', lastPayment: { at: create_time } },
      ]);
    } finally {
      await db.destroy();
    }
  });
});
