import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import type { Kysely } from 'kysely';
import { connectLedger } from '../ledger/connectLedger';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { migrateLedger } from '../main/migrations';
import { createAuthenticator } from './createAuthenticator';
import type { AdministratorAccount } from '@galopin/shared/contracts';
import { createGuessLimit } from './createGuessLimit';
import { createTokens, type Tokens } from './createTokens';

const CALL = { address: '203.0.113.7', isChange: true };
const owners = { teams: { races: { remotes: ['mf-races'], environments: ['staging'] } }, onCall: [] };
const grant = { team: 'races', environments: ['staging'], remotes: null, days: 30, createdBy: 'ann' };

describe('createTokens', () => {
  let database: TestPostgres;
  let db: Kysely<LedgerDatabase>;
  let tokens: Tokens;
  let time = new Date('2026-07-07T08:00:00.000Z');

  beforeAll(async () => {
    database = await startTestPostgres();
    db = connectLedger(database.url, () => undefined);
    await migrateLedger(db);
    tokens = createTokens({ db, now: () => time });
  }, 30_000);
  beforeEach(() => {
    time = new Date('2026-07-07T08:00:00.000Z');
  });
  afterAll(async () => {
    await db.destroy();
    await database.stop();
  });

  it('issues a token that is known again, and keeps nothing it could be read from', async () => {
    const { token, ...entry } = await tokens.issue(grant);
    expect(entry).toMatchObject({ team: 'races', createdBy: 'ann', expiresAt: '2026-08-06T08:00:00.000Z' });
    expect(await tokens.find(token)).toEqual(entry);
    const rows = await db.withSchema('delivery').selectFrom('tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    expect(JSON.stringify(await tokens.list())).not.toContain('hash');
  });

  it('remembers the names that a token is for', async () => {
    const { token } = await tokens.issue({ ...grant, remotes: ['mf-races'] });
    expect(await tokens.find(token)).toMatchObject({ remotes: ['mf-races'] });
  });

  it('takes one that was stored before there were limits for all of its team’s', async () => {
    const { token, id } = await tokens.issue(grant);
    const stored = await db
      .withSchema('delivery')
      .selectFrom('tokens')
      .selectAll()
      .where('id', '=', id)
      .execute();
    expect(stored).toMatchObject([{ remotes: null }]);
    expect(await tokens.find(token)).toMatchObject({ remotes: null });
  });

  it('knows no other secret, no half of one and no other id', async () => {
    const { token, id } = await tokens.issue(grant);
    const other = (await tokens.issue(grant)).token;
    for (const wrong of [
      `${id}.${other.split('.')[1]}`,
      token.slice(0, -1),
      id,
      '',
      `${token} `,
      `x${token}`,
    ])
      expect(await tokens.find(wrong)).toBeNull();
  });

  it('ends with its days', async () => {
    const { token } = await tokens.issue(grant);
    time = new Date('2026-08-06T07:59:59.000Z');
    expect(await tokens.find(token)).not.toBeNull();
    time = new Date('2026-08-06T08:00:00.000Z');
    expect(await tokens.find(token)).toBeNull();
  });

  it('ends when it is revoked, once', async () => {
    const { token, id } = await tokens.issue(grant);
    expect(await tokens.revoke(id)).toMatchObject({ revokedAt: '2026-07-07T08:00:00.000Z' });
    time = new Date('2026-07-08T08:00:00.000Z');
    expect(await tokens.revoke(id)).toMatchObject({ revokedAt: '2026-07-07T08:00:00.000Z' });
    expect(await tokens.find(token)).toBeNull();
    await expect(tokens.revoke('0'.repeat(12))).rejects.toMatchObject({ code: 'unknown-token' });
  });

  it('makes a caller of its team out of a header, and the site itself of its own token; no account is asked for', async () => {
    const findAdministrator = jest.fn<Promise<AdministratorAccount>, [string]>();
    const authenticate = createAuthenticator({
      localToken: 'local',
      tokens,
      owners: () => owners,
      findAdministrator,
      guesses: createGuessLimit(() => time),
    });
    const { token } = await tokens.issue(grant);
    expect(await authenticate(`Bearer ${token}`, CALL)).toMatchObject({
      who: 'team races',
      holdsSiteToken: false,
    });
    expect(await authenticate('Bearer local', CALL)).toMatchObject({ holdsSiteToken: true });
    for (const wrong of [undefined, token, `Basic ${token}`, 'Bearer other', 'Bearer '])
      await expect(authenticate(wrong, CALL)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(findAdministrator).not.toHaveBeenCalled();
  });
});
