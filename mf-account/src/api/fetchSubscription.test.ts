import { createFakeShell } from '@galopin/shared/testing';
import { memberRecord } from '../testing/accountFixtures';
import { fetchSubscription } from './fetchSubscription';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const { signal } = new AbortController();

const read = (body: unknown, uid = 'u1') =>
  fetchSubscription(createFakeShell({ answer: () => body }), { uid, isAdmin: false, now: NOW, signal });

describe('fetchSubscription', () => {
  it('asks for the member by uid, escaped', async () => {
    const shell = createFakeShell({ answer: () => memberRecord(NOW, 3) });
    await fetchSubscription(shell, { uid: 'a/b', isAdmin: false, now: NOW, signal });
    expect(shell.calls[0]).toMatchObject({ kind: 'get', name: '/apin/user/a%2Fb' });
  });

  it.each([
    ['active', 3, 'completed', 'Votre abonnement est actif depuis 3 jours'],
    ['inactive', 45, 'completed', /^Votre abonnement est expiré/],
    ['inactive', 1, 'denied', /État: denied/],
  ])('is %s %d days after a payment that is %s', async (status, days, state, message) => {
    const found = await read(memberRecord(NOW, days, state));
    expect(found).toEqual({ status, message: expect.stringMatching(message) });
  });

  it('is always there for the administrator, without asking', async () => {
    const shell = createFakeShell();
    const found = await fetchSubscription(shell, { uid: 'u1', isAdmin: true, now: NOW, signal });
    expect(found).toEqual({ status: 'always' });
    expect(shell.calls).toEqual([]);
  });

  it('reads the nested layout', async () => {
    const { payment } = memberRecord(NOW, 0);
    expect(await read({ uid: 'u1', payment: { payment } })).toMatchObject({ status: 'active' });
  });

  it.each([undefined, null, {}, 'paid', { state: 'completed' }])(
    'counts payment %p as none',
    async (payment) => {
      expect(await read({ uid: 'u1', payment })).toEqual({ status: 'none' });
    },
  );

  it.each([null, [], 'x', { email: 'a@b.test' }])('refuses %p, which is no member', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  });
});
