import type { PaymentConfirmation, PaymentHistory, PaymentRecord } from '@galopin/shared/contracts';
import { subscriptionOf } from '@galopin/shared/lib';
import { startPayments, type TestPayments } from '../testing/startPayments';

const DAY = 86_400_000;

describe('paying', () => {
  let pay: TestPayments;
  let now = Date.parse('2026-11-21T12:00:00Z');
  let members = 0;
  /** A member of its own for each behaviour. */
  const newMember = () => `payer-${(members += 1)}`;
  const recordOf = async (uid: string) => (await pay.call('GET', `/apin/user/${uid}`, { sub: uid })).body;
  const historyOf = async (uid: string): Promise<readonly PaymentRecord[]> =>
    ((await pay.call('GET', '/apin/paypal/payments', { sub: uid })).body as PaymentHistory).payments;
  const isSubscribed = async (uid: string) => subscriptionOf(await recordOf(uid), now).subscribed;
  const approved = async (uid: string, outcome: Parameters<typeof pay.standIn.book.decide>[1] = 'pay') => {
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, outcome);
    return id;
  };
  const capturesOf = (uid: string) =>
    pay.standIn.book.orders.filter(({ customId, capture }) => customId === uid && capture !== null).length;

  beforeAll(async () => {
    pay = await startPayments({ now: () => now, timeLimit: 1000 });
  }, 60_000);
  afterAll(() => pay.close());

  it('keeps with an order when its payer waived the right of withdrawal; older pages send nothing', async () => {
    const uid = newMember();
    const order = async (body?: object) =>
      ((await pay.call('POST', '/apin/paypal/orders', { sub: uid }, body)).body as { readonly id: string })
        .id;
    const ids = [await order({ withdrawalWaived: true }), await order({}), await order()];
    const rows = await pay.test.database.db
      .selectFrom('payments')
      .select(['order_id', 'waived_at'])
      .where('order_id', 'in', ids)
      .execute();
    const waived = new Map(rows.map(({ order_id, waived_at }) => [order_id, waived_at]));
    expect(ids.map((id) => waived.get(id) !== null)).toEqual([true, false, false]);
    expect(new Date(waived.get(ids[0]!) ?? '').getTime()).toBe(now);
    expect(
      (await pay.call('POST', '/apin/paypal/orders', { sub: uid }, { withdrawalWaived: false })).status,
    ).toBe(400);
  });

  it('turns an approved order into a subscription, a payment and a receipt', async () => {
    const uid = newMember();
    const id = await approved(uid);
    const { status, body } = await pay.confirm(uid, id);
    const create_time = new Date(now).toISOString();
    const payment = {
      id: expect.any(Number) as number,
      orderId: id,
      state: 'completed',
      amount: { value: '9.90', currency: 'EUR' },
      createdAt: create_time,
      periodStart: create_time,
      periodEnd: new Date(now + 30 * DAY).toISOString(),
      receiptNumber: expect.stringMatching(/^G-2026-\d{6}$/) as string,
    };
    expect([status, body]).toEqual([200, { state: 'completed', create_time, payment }]);
    expect(await historyOf(uid)).toEqual([payment]);
    expect(await recordOf(uid)).toMatchObject({ payment: { state: 'completed', create_time } });
    expect(await isSubscribed(uid)).toBe(true);
  });

  it('makes 20 identical posts at once one payment, and the same again later', async () => {
    const uid = newMember();
    const id = await approved(uid);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay.confirm(uid, id)));
    answers.push(await pay.confirm(uid, id));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => (body as PaymentConfirmation).payment.id)).size).toBe(1);
    expect([capturesOf(uid), (await historyOf(uid)).length]).toEqual([1, 1]);
  });

  it('starts the days of an early renewal where the running ones end', async () => {
    const uid = newMember();
    const first = now;
    await pay.confirm(uid, await approved(uid));
    now = first + 28 * DAY;
    expect((await pay.confirm(uid, await approved(uid))).body).toMatchObject({
      create_time: new Date(first + 30 * DAY).toISOString(),
    });
    expect(subscriptionOf(await recordOf(uid), now)).toMatchObject({ subscribed: true, days: 28 });
    now = first + 59 * DAY;
    expect(subscriptionOf(await recordOf(uid), now)).toMatchObject({ subscribed: true, days: 29 });
    now = first;
  });

  it('tells the offer, and when the member may pay again', async () => {
    const uid = newMember();
    const offer = { amount: { value: '9.90', currency: 'EUR' }, days: 30, opensAt: null };
    expect((await pay.call('GET', '/apin/paypal/offer', null)).body).toEqual(offer);
    expect((await pay.call('GET', '/apin/paypal/offer', { sub: uid })).body).toEqual(offer);
    await pay.confirm(uid, await approved(uid));
    const opensAt = new Date(now + 27 * DAY).toISOString();
    expect((await pay.call('GET', '/apin/paypal/offer', { sub: uid })).body).toEqual({ ...offer, opensAt });
  });

  describe('is refused', () => {
    /** Status and code of the answer; the member's record must not change. */
    const refusal = async (uid: string, id: string) => {
      const before = await recordOf(uid);
      const { status, body } = await pay.confirm(uid, id);
      expect(await recordOf(uid)).toEqual(before);
      expect(await isSubscribed(uid)).toBe(false);
      return `${status} ${(body as { error: { code: string } }).error.code}`;
    };

    it('with a made-up order', async () => {
      expect(await refusal(newMember(), '5O190127TN364715T')).toBe('404 order-unknown');
    });

    it('with someone else’s order, which stays theirs', async () => {
      const owner = newMember();
      const id = await approved(owner);
      const rows = () =>
        pay.test.database.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
      const before = await rows();
      expect(await refusal(newMember(), id)).toBe('403 order-of-another');
      expect([capturesOf(owner), await rows()]).toEqual([0, before]);
    });

    it('with an order that its payer has not approved', async () => {
      const uid = newMember();
      expect(await refusal(uid, await pay.order(uid))).toBe('409 order-not-approved');
    });

    it('with a wrong amount, before any money is taken', async () => {
      const uid = newMember();
      expect(await refusal(uid, await approved(uid, 'wrong-amount'))).toBe('422 amount-differs');
      expect(capturesOf(uid)).toBe(0);
    });

    it('with another currency', async () => {
      const uid = newMember();
      const id = await approved(uid);
      pay.standIn.book.order(id).amount = { value: '9.90', currency: 'USD' };
      expect(await refusal(uid, id)).toBe('422 currency-differs');
      expect(capturesOf(uid)).toBe(0);
    });

    it('with an approved order whose money is not there, which may then be paid otherwise', async () => {
      const uid = newMember();
      const id = await approved(uid, 'decline');
      expect(await refusal(uid, id)).toBe('402 payment-declined');
      pay.standIn.book.decide(id, 'pay');
      expect((await pay.confirm(uid, id)).status).toBe(200);
    });

    it('while PayPal looks at the money, and counts when that is over', async () => {
      const uid = newMember();
      const id = await approved(uid, 'pending');
      expect(await pay.confirm(uid, id)).toMatchObject({
        status: 409,
        body: { error: { code: 'payment-pending' } },
      });
      expect(subscriptionOf(await recordOf(uid), now).message?.msg).toBe(
        "Votre abonnement n'a pas pu être effectué (État: pending)",
      );
      expect((await pay.call('POST', '/apin/paypal/orders', { sub: uid }, {})).status).toBe(409);
      pay.standIn.book.order(id).capture!.status = 'COMPLETED';
      // The next check finds it.
      expect(await isSubscribed(uid)).toBe(true);
    });

    it('while more than three days are left, and is open in the last three', async () => {
      const uid = newMember();
      await pay.confirm(uid, await approved(uid));
      const bought = now;
      now = bought + 27 * DAY - 1;
      expect(await pay.call('POST', '/apin/paypal/orders', { sub: uid }, {})).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'renewal-not-open',
            details: { opensAt: new Date(bought + 27 * DAY).toISOString() },
          },
        },
      });
      now = bought + 27 * DAY;
      expect((await pay.call('POST', '/apin/paypal/orders', { sub: uid }, {})).status).toBe(200);
      now = bought;
    });

    it('for the second of two orders approved in two tabs, whose money is not taken', async () => {
      const uid = newMember();
      const [first, second] = [await approved(uid), await approved(uid)];
      expect((await pay.confirm(uid, first)).status).toBe(200);
      expect(await pay.confirm(uid, second)).toMatchObject({
        status: 409,
        body: { error: { code: 'renewal-not-open' } },
      });
      expect(capturesOf(uid)).toBe(1);
    });

    it('while days paid elsewhere are left', async () => {
      const uid = newMember();
      await pay.test.members.ensure({ uid, email: null });
      const create_time = new Date(now - 3 * DAY).toISOString();
      await pay.test.members.setPayment(uid, { payment: { state: 'completed', create_time } });
      expect((await pay.call('POST', '/apin/paypal/orders', { sub: uid }, {})).status).toBe(409);
      now += 25 * DAY;
      const renewed = (await pay.confirm(uid, await approved(uid))).body as PaymentConfirmation;
      expect(renewed.create_time).toBe(new Date(Date.parse(create_time) + 30 * DAY).toISOString());
      expect(subscriptionOf(await recordOf(uid), now)).toMatchObject({ subscribed: true, days: 28 });
      now -= 25 * DAY;
    });

    it.each([
      [undefined, 'body'],
      [{}, 'data'],
      [{ data: {} }, 'data.orderID'],
      [{ data: { orderID: 'x/../y' } }, 'data.orderID'],
      [{ data: { orderID: 7 } }, 'data.orderID'],
    ])('with the body %j, which names no order', async (body, parameter) => {
      expect(await pay.call('POST', '/apin/paypal', { sub: 'x' }, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-parameter', details: { parameter } } },
      });
    });
  });

  describe('when PayPal is not well', () => {
    it('says that it is slow, and finds the payment at the next check', async () => {
      const uid = newMember();
      const id = await approved(uid, 'slow');
      expect(await pay.confirm(uid, id)).toMatchObject({
        status: 504,
        body: { error: { code: 'provider-slow' } },
      });
      expect(await isSubscribed(uid)).toBe(true);
      expect(capturesOf(uid)).toBe(1);
    });

    it('finds a payment whose confirmation never reached the site', async () => {
      const uid = newMember();
      await approved(uid);
      expect(await isSubscribed(uid)).toBe(true);
      expect(capturesOf(uid)).toBe(1);
    });

    it('says that it is away, without a payment', async () => {
      const away = await startPayments({ timeLimit: 1000 });
      const id = await away.order('u');
      await away.standIn.app.close();
      const answers = [
        await away.confirm('u', id),
        await away.call('POST', '/apin/paypal/orders', { sub: 'u' }),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 502, body: { error: { code: 'provider-failed' } } });
      }
      // Whoever only asks how they stand is told nevertheless.
      expect((await away.call('GET', '/apin/user/u', { sub: 'u' })).status).toBe(200);
      await away.close();
    }, 30_000);
  });
});
