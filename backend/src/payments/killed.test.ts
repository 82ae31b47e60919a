import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PaymentHistory } from '@galopin/shared/contracts';
import { subscriptionOf } from '@galopin/shared/lib';
import { standInEnvironment } from '@galopin/paypal-stand-in';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import type { Kysely } from 'kysely';
import { checkStandings } from './checkStandings';
import { createDatabase } from '../database/createDatabase';
import type { Database } from '../database/Database';
import { startProcess, until, type TestProcess } from '@galopin/processes';
import { createTestTokens, type TestTokens } from '../testing/testTokens';

const PAYMENTS = 50;
const LIMIT_MS = 240_000;
const UIDS = Array.from({ length: PAYMENTS }, (_, index) => `payer-${index}`);

interface TakenMoney {
  readonly id: string;
  readonly supplementary_data: { readonly related_ids: { readonly order_id: string } };
}

describe('a backend that is killed in the middle of 50 payments', () => {
  let folder: string;
  let postgres: TestPostgres;
  let db: Kysely<Database>;
  let tokens: TestTokens;
  let standIn: TestProcess;
  let backend: TestProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'payments-'));
    [postgres, tokens, standIn] = await Promise.all([
      startTestPostgres(),
      createTestTokens(),
      startProcess('paypal-stand-in/src/main.ts', { PAYPAL_STAND_IN_PORT: '0' }),
    ]);
    db = createDatabase(postgres.url);
    backend = await start();
  }, LIMIT_MS);
  afterAll(async () => {
    await backend.kill();
    await standIn.kill();
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () =>
    startProcess('backend/src/server.ts', {
      ...standInEnvironment(standIn.url),
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO: '0',
      // Tokens as the Auth emulator makes them; nothing is asked of it.
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
  const call = async (uid: string, route: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${backend.url}${route}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${tokens.unsigned({ sub: uid })}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}`);
    return answer.json();
  };
  const takenMoney = async () =>
    ((await (await fetch(`${standIn.url}/_stand-in/captures`)).json()) as { captures: readonly TakenMoney[] })
      .captures;
  const approvedOrder = async (uid: string) => {
    const { id } = (await call(uid, '/apin/paypal/orders', {})) as { readonly id: string };
    const decided = await fetch(`${standIn.url}/approve/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
    });
    expect(decided.status).toBe(200);
    return id;
  };

  it(
    'makes every capture a subscription, and none twice',
    async () => {
      const orders = new Map<string, string>();
      for (const uid of UIDS) orders.set(uid, await approvedOrder(uid));
      const killAt = randomInt(5, PAYMENTS - 15);
      const confirmed = Promise.allSettled(
        [...orders].map(([uid, orderID]) => call(uid, '/apin/paypal', { data: { orderID } })),
      );
      // Looks without a pause: the last payment must not be taken before the kill.
      while ((await takenMoney()).length < killAt);
      await backend.kill();
      const answered = (await confirmed).filter(({ status }) => status === 'fulfilled');
      expect(answered.length).toBeLessThan(PAYMENTS);

      backend = await start();
      const states = db.selectFrom('payments').select(['state', 'order_id', 'capture_id']);
      await until(
        'every payment is completed',
        async () => (await states.execute()).every(({ state }) => state === 'completed'),
        LIMIT_MS,
      );

      const taken = await takenMoney();
      const orderOf = (capture: TakenMoney) => capture.supplementary_data.related_ids.order_id;
      expect(taken.map(orderOf).sort()).toEqual([...orders.values()].sort());
      expect((await states.execute()).map(({ capture_id: id }) => String(id)).sort()).toEqual(
        taken.map(({ id }) => id).sort(),
      );
      for (const [uid, orderId] of orders) {
        const { payments } = (await call(uid, '/apin/paypal/payments')) as PaymentHistory;
        expect(payments).toMatchObject([{ orderId, state: 'completed' }]);
        expect(subscriptionOf(await call(uid, `/apin/user/${uid}`), Date.now()).subscribed).toBe(true);
      }
      expect(await checkStandings(db)).toEqual([]);
    },
    LIMIT_MS,
  );
});
