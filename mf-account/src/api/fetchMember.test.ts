import { DEFAULT_USER_SETTINGS } from '@galopin/shared/contracts';
import { createFakeShell } from '@galopin/shared/testing';
import { memberRecord } from '../testing/accountFixtures';
import { fetchMember } from './fetchMember';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const { signal } = new AbortController();

const read = (body: unknown, isAdmin = false) =>
  fetchMember(createFakeShell({ answer: () => body }), { uid: 'u1', isAdmin, now: NOW, signal });

describe('fetchMember', () => {
  it('asks for the member by uid, escaped', async () => {
    const shell = createFakeShell({ answer: () => memberRecord(NOW, 3) });
    await fetchMember(shell, { uid: 'a/b', isAdmin: false, now: NOW, signal });
    expect(shell.calls[0]).toMatchObject({ kind: 'get', name: '/apin/user/a%2Fb' });
  });

  it.each([
    ['active', 3, 'completed', 'Votre abonnement est actif depuis 3 jours', { daysLeft: 27 }],
    ['active', 30, 'completed', 'Votre abonnement est actif depuis 30 jours', { daysLeft: 0 }],
    ['inactive', 45, 'completed', /^Votre abonnement est expiré/, {}],
    ['inactive', 1, 'denied', /État: denied/, {}],
  ])('is %s %d days after a payment that is %s', async (status, days, state, message, left) => {
    const { subscription } = await read(memberRecord(NOW, days, state));
    expect(subscription).toEqual({ status, message: expect.stringMatching(message), ...left });
  });

  it('is always subscribed as the administrator', async () => {
    expect(await read(memberRecord(NOW, 45), true)).toMatchObject({ subscription: { status: 'always' } });
  });

  it('reads the nested layout', async () => {
    const { payment } = memberRecord(NOW, 0);
    expect(await read({ uid: 'u1', payment: { payment } })).toMatchObject({
      subscription: { status: 'active' },
    });
  });

  it.each([undefined, null, {}, 'paid', { state: 'completed' }])(
    'counts payment %p as none',
    async (payment) => {
      expect(await read({ uid: 'u1', payment })).toMatchObject({ subscription: { status: 'none' } });
    },
  );

  it('reads the settings, the defaults where none were chosen', async () => {
    const chosen = {
      displayName: 'Duc d’Auge',
      favourites: { horses: [7], jockeys: [], trainers: [] },
      preferences: { csvSeparator: ',' },
      newsletter: true,
    };
    expect((await read({ uid: 'u1', ...chosen })).settings).toEqual(chosen);
    expect((await read({ uid: 'u1' })).settings).toEqual(DEFAULT_USER_SETTINGS);
  });

  it.each([null, [], 'x', { email: 'a@b.test' }, { uid: 'u1', preferences: { csvSeparator: '|' } }])(
    'refuses %p, which is no member',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
    },
  );
});
