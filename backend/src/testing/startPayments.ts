import { createStandIn, STAND_IN, type StandIn } from '@galopin/paypal-stand-in';
import { createPayPalClient } from '../payments/paypal/createPayPalClient';
import { createTestApp, type Answer, type TestApp, type TestAppOptions } from './createTestApp';
import type { TestClaims } from './testTokens';

/** The API with a stand-in for PayPal behind it. */
export interface TestPayments {
  readonly test: TestApp;
  readonly standIn: StandIn;
  /** Address of the stand-in. */
  readonly url: string;
  /** Calls the API as the owner of a token with these claims, or with a token as it is; null for nobody. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    as: TestClaims | string | null,
    body?: unknown,
  ): Promise<Answer>;
  /** Makes an order; its number. */
  order(uid: string): Promise<string>;
  confirm(uid: string, orderID: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestPaymentsOptions extends TestAppOptions {
  /** Milliseconds that a call of PayPal may take. */
  readonly timeLimit?: number;
}

export async function startPayments({
  timeLimit = 2000,
  ...options
}: TestPaymentsOptions = {}): Promise<TestPayments> {
  const now = options.now ?? Date.now;
  const standIn = createStandIn({ now, slowMs: 4 * timeLimit });
  const url = await standIn.app.listen({ port: 0, host: '127.0.0.1' });
  const { clientId, clientSecret, webhookId } = STAND_IN;
  const paypal = createPayPalClient({ apiUrl: url, clientId, clientSecret, webhookId, timeLimit, pause: 1 });
  const test = await createTestApp({ paypal, ...options });

  const call: TestPayments['call'] = async (method, path, as, body) => {
    const token = typeof as === 'string' ? as : as && (await test.tokens.sign(as));
    const answer = await test.app.inject({
      method,
      url: path,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.payload === '' ? null : (JSON.parse(answer.payload) as unknown),
    };
  };
  return {
    test,
    standIn,
    url,
    call,
    order: async (uid) => {
      const { body } = await call('POST', '/apin/paypal/orders', { sub: uid }, {});
      return (body as { readonly id: string }).id;
    },
    confirm: (uid, orderID) => call('POST', '/apin/paypal', { sub: uid }, { data: { orderID } }),
    close: async () => {
      await test.close();
      await standIn.app.close();
    },
  };
}
