import { subscriptionOf } from '@galopin/shared/lib';
import { presentCapture } from '@galopin/paypal-stand-in';
import { startPayments, type TestPayments } from '../testing/startPayments';

describe('PayPal’s webhook', () => {
  let pay: TestPayments;
  let members = 0;

  beforeAll(async () => {
    pay = await startPayments();
  }, 60_000);
  afterAll(() => pay.close());

  const post = (headers: Readonly<Record<string, string>>, payload: string) =>
    pay.test.app.inject({ method: 'POST', url: '/apin/webhook/paypal', headers, payload });
  const tell = async (eventType: string, resource: unknown) => {
    const { headers, body } = pay.standIn.webhooks.sign(eventType, resource);
    return (await post(headers, body)).statusCode;
  };
  const subscription = async (uid: string) =>
    subscriptionOf((await pay.call('GET', `/apin/user/${uid}`, { sub: uid })).body, Date.now());
  const captureOf = (id: string) => pay.standIn.book.order(id).capture!;
  /** An order of a new member, confirmed after the payer's choice. */
  const paid = async (outcome: 'pay' | 'pending' = 'pay') => {
    const uid = `payer-${(members += 1)}`;
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, outcome);
    await pay.confirm(uid, id);
    return { uid, id, capture: captureOf(id) };
  };

  it('lets money count that came late', async () => {
    const { uid, capture } = await paid('pending');
    capture.status = 'COMPLETED';
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', presentCapture(capture, uid))).toBe(204);
    expect((await pay.test.paying.payments.history(uid)).payments).toMatchObject([{ state: 'completed' }]);
  });

  it('tells of money that was refused in the end', async () => {
    const { uid, capture } = await paid('pending');
    capture.status = 'DECLINED';
    expect(await tell('PAYMENT.CAPTURE.DENIED', presentCapture(capture, uid))).toBe(204);
    expect((await subscription(uid)).message?.msg).toContain('(État: declined)');
  });

  it('ends a subscription whose money was given back, and only then', async () => {
    const { uid, id, capture } = await paid();
    const up = { rel: 'up', href: `${pay.url}/v2/payments/captures/${capture.id}` };
    const refund = { id: `${capture.id}R`, links: [up] };
    capture.status = 'PARTIALLY_REFUNDED';
    expect(await tell('PAYMENT.CAPTURE.REFUNDED', refund)).toBe(204);
    expect((await subscription(uid)).subscribed).toBe(true);
    capture.status = 'REFUNDED';
    expect(await tell('PAYMENT.CAPTURE.REFUNDED', refund)).toBe(204);
    expect((await subscription(uid)).message?.msg).toContain('(État: refunded)');
    expect(await pay.confirm(uid, id)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment-returned' } },
    });
  });

  it('ends a subscription whose money was taken back, for good', async () => {
    const { uid, capture } = await paid();
    const resource = presentCapture(capture, uid);
    expect(await tell('PAYMENT.CAPTURE.REVERSED', resource)).toBe(204);
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', resource)).toBe(204);
    expect((await subscription(uid)).message?.msg).toContain('(État: reversed)');
  });

  it('captures an order whose approval the page never told of', async () => {
    const id = await pay.order('payer-away');
    pay.standIn.book.decide(id, 'pay');
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id })).toBe(204);
    expect(captureOf(id).status).toBe('COMPLETED');
  });

  it('does nothing for an event told twice', async () => {
    const { uid, capture } = await paid();
    const { headers, body } = pay.standIn.webhooks.sign(
      'PAYMENT.CAPTURE.REFUNDED',
      presentCapture(capture, uid),
    );
    expect((await post(headers, body)).statusCode).toBe(204);
    capture.status = 'REFUNDED';
    expect((await post(headers, body)).statusCode).toBe(204);
    expect((await subscription(uid)).subscribed).toBe(true);
  });

  it('takes note of payments that are not ours, and of what it has no use for', async () => {
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', { id: 'ELSEWHERE' })).toBe(204);
    expect(await tell('BILLING.PLAN.CREATED', { id: 'P-1' })).toBe(204);
  });

  it('refuses what PayPal has not signed as it is, and changes nothing', async () => {
    const { uid, capture } = await paid();
    const { headers, body } = pay.standIn.webhooks.sign(
      'PAYMENT.CAPTURE.REVERSED',
      presentCapture(capture, uid),
    );
    const other = body.replace('REVERSED', 'REFUNDED');
    const unsigned = { 'content-type': 'application/json' };
    for (const [given, payload] of [
      [headers, other],
      [unsigned, body],
    ] as const) {
      const answer = await post(given, payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        401,
        { error: { code: 'invalid-signature' } },
      ]);
    }
    expect((await post(headers, '{')).json()).toMatchObject({ error: { code: 'invalid-event' } });
    expect((await subscription(uid)).subscribed).toBe(true);
  });
});
