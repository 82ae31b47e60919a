import type { UserExport, UserRecord } from '@galopin/shared/contracts';
import type { TestClaims } from '../testing/testTokens';
import { startPayments, type TestPayments } from '../testing/startPayments';

const NOW = Math.floor(Date.now() / 1000);

describe('a member’s own record', () => {
  let pay: TestPayments;
  let members = 0;

  beforeAll(async () => {
    pay = await startPayments();
  }, 60_000);
  afterAll(() => pay.close());

  const newMember = () => `user-${(members += 1)}`;
  const patch = (uid: string, body: unknown) => pay.call('PATCH', `/apin/user/${uid}`, { sub: uid }, body);
  const read = async (uid: string, claims: TestClaims = {}) =>
    (await pay.call('GET', `/apin/user/${uid}`, { sub: uid, ...claims })).body as UserRecord;
  const paidMember = async () => {
    const uid = newMember();
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, 'pay');
    await pay.confirm(uid, id);
    return { uid, id };
  };

  it('takes changes of settings one by one, and keeps the others', async () => {
    const uid = newMember();
    await patch(uid, { displayName: '  Élodie ', newsletter: true, favourites: { horses: [12, 7] } });
    const changed = await patch(uid, { favourites: { jockeys: [3] }, preferences: { csvSeparator: ',' } });
    const settings = {
      displayName: 'Élodie',
      newsletter: true,
      favourites: { horses: [12, 7], jockeys: [3], trainers: [] },
      preferences: { csvSeparator: ',' },
    };
    expect([changed.status, changed.body]).toMatchObject([200, settings]);
    expect(await read(uid)).toMatchObject(settings);
    expect((await patch(uid, { displayName: null })).body).toMatchObject({
      displayName: null,
      newsletter: true,
    });
  });

  it.each([
    [{ payment: { state: 'completed', create_time: '2026-11-21T00:00:00Z' } }, 'payment'],
    [{ newsletter: true, state: 'completed' }, 'state'],
    [{ create_time: '2026-11-21T00:00:00Z' }, 'create_time'],
    [{ userSubscribed: true }, 'userSubscribed'],
    [{ nbJourSubscribed: 3 }, 'nbJourSubscribed'],
  ])('lets nobody set payment: %j', async (body, field) => {
    const uid = newMember();
    expect(await patch(uid, body)).toMatchObject({
      status: 403,
      body: { error: { code: 'payment-read-only', details: { field } } },
    });
    expect(await read(uid)).toMatchObject({ newsletter: false });
    expect(await read(uid)).not.toHaveProperty('payment');
  });

  it.each([
    [{ isAdmin: true }, 'isAdmin'],
    [{ revokedBefore: 0 }, 'revokedBefore'],
    [{ newsletter: true, email: 'other@demo.test' }, 'email'],
    [{ preferences: { theme: 'dark' } }, 'preferences.theme'],
    [{ favourites: { horses: [3], owners: [1] } }, 'favourites.owners'],
  ])('refuses a field that is no setting by its name, and changes nothing: %j', async (body, field) => {
    const uid = newMember();
    await patch(uid, { displayName: 'Élodie' });
    const before = await read(uid);
    const { status, body: answer } = await patch(uid, body);
    const { error } = answer as { readonly error: { readonly message: string } };
    expect([status, error]).toMatchObject([400, { code: 'unknown-field', details: { field } }]);
    expect(error.message).toContain(field);
    expect(await read(uid)).toEqual(before);
  });

  it.each([
    [{ displayName: ' ' }, 'displayName'],
    [{ displayName: 'x'.repeat(61) }, 'displayName'],
    [{ newsletter: 'yes' }, 'newsletter'],
    [{ preferences: { csvSeparator: '\t' } }, 'preferences.csvSeparator'],
    [{ favourites: { horses: Array.from({ length: 201 }, (_, index) => index + 1) } }, 'favourites.horses'],
    [{ favourites: { horses: [1, 1] } }, 'favourites.horses'],
    [{ favourites: { trainers: [0.5] } }, 'favourites.trainers.0'],
    [[], 'body'],
  ])('refuses a value that cannot be: %j', async (body, parameter) => {
    expect(await patch(newMember(), body)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', details: { parameter } } },
    });
  });

  it('is given whole, with the payments made', async () => {
    const { uid, id } = await paidMember();
    const { status, headers, body } = await pay.call('GET', `/apin/user/${uid}/export`, { sub: uid });
    expect([status, headers['content-disposition']]).toMatchObject([
      200,
      expect.stringContaining('attachment'),
    ]);
    const { user, payments } = body as UserExport;
    expect(user).toMatchObject({ uid, payment: { state: 'completed' } });
    expect(payments).toMatchObject([{ orderId: id, state: 'completed' }]);
  });

  it('ends every session on request; a new sign-in goes on, a token made anew does not', async () => {
    const uid = newMember();
    const old = { sub: uid, auth_time: Math.floor(Date.now() / 1000) };
    expect((await pay.call('POST', `/apin/user/${uid}/sign-out-everywhere`, old)).status).toBe(204);
    const renewed = await pay.call('GET', `/apin/user/${uid}`, old);
    expect(renewed).toMatchObject({ status: 401, body: { error: { code: 'invalid-token' } } });
    // Signed in now, at once.
    expect((await pay.call('GET', `/apin/user/${uid}`, { sub: uid })).status).toBe(200);
  });

  it('is deleted soon after the password was given; what was paid stays, without the person', async () => {
    const { uid, id } = await paidMember();
    await patch(uid, { displayName: 'Élodie' });
    const late = { sub: uid, auth_time: NOW - 3600 };
    expect(await pay.call('DELETE', `/apin/user/${uid}`, late)).toMatchObject({
      status: 403,
      body: { error: { code: 'recent-sign-in-required' } },
    });
    expect((await pay.call('DELETE', `/apin/user/${uid}`, { sub: uid })).status).toBe(204);
    expect(await read(uid)).toMatchObject({ displayName: null });
    expect(await read(uid)).not.toHaveProperty('payment');
    const kept = await pay.test.database.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    expect(kept).toMatchObject([{ uid: null, state: 'completed', amount: '9.90' }]);
  });

  it('takes no money for a deleted account, although its order was approved', async () => {
    const uid = newMember();
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, 'pay');
    await pay.call('DELETE', `/apin/user/${uid}`, { sub: uid });
    const { headers, body } = pay.standIn.webhooks.sign('CHECKOUT.ORDER.APPROVED', { id });
    const told = await pay.test.app.inject({
      method: 'POST',
      url: '/apin/webhook/paypal',
      headers,
      payload: body,
    });
    expect(told.statusCode).toBe(204);
    expect(pay.standIn.book.order(id).capture).toBeNull();
  });

  it('is not deleted while money is being taken', async () => {
    const uid = newMember();
    const id = await pay.order(uid);
    await pay.test.database.db
      .updateTable('payments')
      .set({ state: 'capturing' })
      .where('order_id', '=', id)
      .execute();
    expect(await pay.call('DELETE', `/apin/user/${uid}`, { sub: uid })).toMatchObject({
      status: 409,
      body: { error: { code: 'payment-pending' } },
    });
  });
});
