import { AUDIENCE_PATHS } from '@galopin/shared/contracts';
import { startProcess, type TestProcess } from '@galopin/processes';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';

/** Kills; AUDIENCE_KILLS asks for more than a run of all tests has time for. */
const KILLS = Number(process.env['AUDIENCE_KILLS'] ?? '2');
const SENDERS = 24;
/** Acknowledged views after which the process is killed, in the middle of others. */
const KILL_AFTER = 250;
const LIMIT_MS = 60_000 + KILLS * 30_000;

describe('an intake that is killed under load', () => {
  let database: TestDatabase;
  let intake: TestProcess;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  /** @returns whether the view was acknowledged; false once nobody answers any more */
  const send = async (session: string, sender: number, nth: number) => {
    const body = {
      url: `/Course/${nth}`,
      userId: null,
      sessionId: session,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      referrer: '',
      metadata: { name: 'Course-id', params: { id: String(nth) }, query: {} },
    };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${sender}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${intake.url}${AUDIENCE_PATHS.pageView}`, request).catch(() => undefined);
    if (answer !== undefined && answer.status !== 202) throw new Error(`It answered ${answer.status}.`);
    return answer !== undefined;
  };

  it(
    'has lost nothing that it acknowledged, and counted nothing twice',
    async () => {
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        intake = await startProcess('backend/src/audience/testing/main.ts', { DATABASE_URL: database.url });
        const before = acknowledged.length;
        let killed: Promise<void> | undefined;
        const sendOn = async (_: unknown, sender: number) => {
          const session = `session_1795345200000_kill${String(kill).padStart(3, '0')}s${String(sender).padStart(3, '0')}`;
          for (let nth = 0; await send(session, sender, nth); nth += 1) {
            acknowledged.push(`${session} /Course/${nth}`);
            if (acknowledged.length - before >= KILL_AFTER) killed ??= intake.kill();
          }
        };
        await Promise.all(Array.from({ length: SENDERS }, sendOn));
        await killed;
      }
      const rows = await database.db.selectFrom('page_views').select(['session', 'path']).execute();
      const stored = rows.map(({ session, path }) => `${session} ${path}`);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * KILL_AFTER);
      expect(new Set(stored).size).toBe(stored.length);
      const kept = new Set(stored);
      expect(acknowledged.filter((view) => !kept.has(view))).toEqual([]);
      // At most what each sender was still waiting for was stored without an answer.
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(KILLS * SENDERS);
    },
    LIMIT_MS,
  );
});
