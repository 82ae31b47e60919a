import { createFakeShell } from '@galopin/shared/testing';
import { offer, paymentRecord } from '../testing/accountFixtures';
import { confirmPayment } from './confirmPayment';
import { createOrder } from './createOrder';
import { fetchOffer } from './fetchOffer';
import { fetchPayments } from './fetchPayments';

const { signal } = new AbortController();
const answering = (body: unknown) => createFakeShell({ answer: () => body });

describe('the calls of a payment', () => {
  it('read what a subscription costs', async () => {
    const shell = answering(offer({ opensAt: '2026-12-15T12:00:00.000Z' }));
    expect(await fetchOffer(shell, signal)).toEqual(offer({ opensAt: '2026-12-15T12:00:00.000Z' }));
    expect(shell.calls).toEqual([{ kind: 'get', name: '/apin/paypal/offer', query: {} }]);
  });

  it.each([null, {}, offer({ days: 0 }), offer({ amount: { value: 'gratuit', currency: 'EUR' } })])(
    'refuse %p as a price',
    async (body) => {
      await expect(fetchOffer(answering(body), signal)).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('have an order made, without a price of the page', async () => {
    const shell = answering({ id: '5O190127TN364715T' });
    expect(await createOrder(shell)).toBe('5O190127TN364715T');
    expect(shell.calls).toEqual([
      { kind: 'post', name: '/apin/paypal/orders', query: {}, body: { withdrawalWaived: true } },
    ]);
  });

  it.each([null, {}, { id: '' }, { id: 5 }])('refuse %p as an order', async (body) => {
    await expect(createOrder(answering(body))).rejects.toMatchObject({ code: 'malformed' });
  });

  it('send the number of an approved order, and read what was kept', async () => {
    const payment = paymentRecord();
    const shell = answering({ state: 'completed', create_time: payment.createdAt, payment });
    expect(await confirmPayment(shell, payment.orderId)).toEqual(payment);
    expect(shell.calls).toEqual([
      { kind: 'post', name: '/apin/paypal', query: {}, body: { data: { orderID: payment.orderId } } },
    ]);
  });

  it('read the payments made', async () => {
    const payments = [paymentRecord(), paymentRecord({ id: 41, state: 'pending', periodEnd: null })];
    expect(await fetchPayments(answering({ payments }), signal)).toEqual(payments);
    await expect(fetchPayments(answering({ payments: [{ id: 1 }] }), signal)).rejects.toMatchObject({
      code: 'malformed',
    });
  });
});
