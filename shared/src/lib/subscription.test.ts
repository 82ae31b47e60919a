import { subscriptionOf } from './subscription';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const flat = (state: string, days: number) => ({ payment: { state, create_time: ago(days) } });

describe('subscription', () => {
  it.each([
    ['no record', null],
    ['no payment', { uid: 'x' }],
    ['an unknown layout', { payment: 'yes' }],
    ['no state', { payment: { create_time: ago(1) } }],
    ['no time', { payment: { state: 'completed' } }],
    ['a time that is none', { payment: { payment: { state: 'completed', create_time: 'hier' } } }],
  ])('is none, without a message, with %s', (_, record) => {
    expect(subscriptionOf(record, NOW)).toEqual({
      subscribed: false,
      days: 0,
      durationText: '',
      message: null,
    });
  });

  it.each([
    [0.9, 0, "aujourd'hui"],
    [1, 1, '1 jour'],
    [3.5, 3, '3 jours'],
    [30, 30, '30 jours'],
    [-1, 0, "aujourd'hui"],
  ])('is active %d days after the payment', (age, days, durationText) => {
    expect(subscriptionOf(flat('completed', age), NOW)).toEqual({
      subscribed: true,
      days,
      durationText,
      message: {
        msg: `Votre abonnement est actif depuis ${durationText}`,
        status: 'success',
        snackbar: true,
      },
    });
  });

  it('reads the nested layout, both active states and any letter case', () => {
    expect(subscriptionOf({ payment: flat('APPROVED', 2) }, NOW)).toMatchObject({
      subscribed: true,
      days: 2,
    });
  });

  it.each([
    [flat('completed', 30.1), "Votre abonnement est expiré (depuis aujourd'hui)"],
    [flat('completed', 31), 'Votre abonnement est expiré (depuis 1 jour)'],
    [flat('created', 45), 'Votre abonnement est expiré (depuis 15 jours)'],
    [flat('expired', 3), 'Votre abonnement est expiré'],
    [flat('failed', 3), "Votre abonnement n'a pas pu être effectué (État: failed)"],
  ])('is refused with the reason', (record, msg) => {
    expect(subscriptionOf(record, NOW)).toEqual({
      subscribed: false,
      days: 0,
      durationText: '',
      message: { msg, status: 'error', snackbar: true },
    });
  });

  it('always counts for the administrator', () => {
    expect(subscriptionOf(null, NOW, { isAdmin: true })).toMatchObject({ subscribed: true, days: 0 });
  });
});
