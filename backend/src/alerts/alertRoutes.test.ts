import { ALERT_DEVICES, ALERT_PRICES, type UserExport } from '@galopin/shared/contracts';
import { createTestApp } from '../testing/createTestApp';
import { RACE, startAlertWorld, verified, type AlertWorld } from '../testing/startAlertWorld';

const CHOICE = { kind: 'arrival', channel: 'mail', wanted: true };

describe('what a member chooses about alerts', () => {
  let world: AlertWorld;

  beforeAll(async () => {
    world = await startAlertWorld();
    await world.change();
  }, 60_000);
  afterAll(() => world.close());

  const device = (uid: string) => ({ ...world.push.subscribe('x'), name: `Chrome ${uid}` });
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22), name: 'Chrome' };

  it('is nothing at first, and what was chosen afterwards', async () => {
    const own = '/apin/user/m1/alerts';
    expect(await world.call('GET', own)).toMatchObject({
      status: 200,
      body: {
        choices: [],
        devices: [],
        prices: [],
        push: { key: expect.stringMatching(/^[\w-]{87}$/) },
        mail: { isAvailable: true, address: 'm1@courrier.test' },
      },
    });
    expect((await world.call('PATCH', own, CHOICE)).body.choices).toEqual([
      { kind: 'arrival', channel: 'mail' },
    ]);
    await world.call('PATCH', own, CHOICE);
    expect((await world.call('PATCH', own, { ...CHOICE, wanted: false })).body.choices).toEqual([]);
    // Nobody's address is kept who has asked for no mail.
    await world.call('GET', '/apin/user/m0/alerts');
    const kept = world.test.database.db.selectFrom('alert_addresses').select('uid');
    expect(await kept.execute()).toEqual([{ uid: 'm1' }]);
  });

  it('is closed to others', async () => {
    for (const [method, path, body] of [
      ['GET', '/alerts', undefined],
      ['PATCH', '/alerts', CHOICE],
      ['POST', '/alerts/devices', device('m2')],
      ['POST', '/alerts/prices', { raceId: RACE, number: 4, direction: 'at-most', odds: 5 }],
      ['GET', '/alerts/recent', undefined],
    ] as const)
      expect(await world.call(method, `/apin/user/m2${path}`, body, verified('other'))).toMatchObject({
        status: 403,
      });
  });

  it('goes to a verified address only', async () => {
    const claims = { sub: 'm3', email: 'm3@courrier.test', email_verified: false };
    expect(await world.call('PATCH', '/apin/user/m3/alerts', CHOICE, claims)).toMatchObject({
      status: 403,
      body: { error: { code: 'email-unverified' } },
    });
    expect((await world.call('GET', '/apin/user/m3/alerts', undefined, claims)).body.mail.address).toBeNull();
  });

  it.each([
    ['https://attacker.example/push'],
    ['http://fcm.googleapis.com/fcm/send/x'],
    ['https://fcm.googleapis.com:8443/x'],
    ['https://fcm.googleapis.com.attacker.example/x'],
    ['https://user:secret@fcm.googleapis.com/x'],
    ['https://127.0.0.1/x'],
    ['http://169.254.169.254/latest/meta-data'],
    ['https://[::1]/x'],
    ['file:///etc/passwd'],
  ])('pushes to no host but those of push services: %s', async (endpoint) => {
    expect(await world.call('POST', '/apin/user/m4/alerts/devices', { ...keys, endpoint })).toMatchObject({
      status: 400,
      body: { error: { code: 'unknown-push-service' } },
    });
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc'],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc'],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc'],
    ['https://web.push.apple.com/abc'],
  ])('pushes to browsers’ services: %s', async (endpoint) => {
    expect(await world.call('POST', '/apin/user/m5/alerts/devices', { ...keys, endpoint })).toMatchObject({
      status: 200,
    });
  });

  it('stays within the bound when many are added at one moment, and is empty after signing out everywhere', async () => {
    const own = '/apin/user/m7';
    const answers = await Promise.all(
      Array.from({ length: 4 * ALERT_DEVICES }, () =>
        world.call('POST', `${own}/alerts/devices`, device('m7')),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ALERT_DEVICES);
    const devices = async () => (await world.call('GET', `${own}/alerts`)).body.devices.length;
    expect(await devices()).toBe(ALERT_DEVICES);
    expect((await world.call('POST', `${own}/sign-out-everywhere`)).status).toBe(204);
    expect(await devices()).toBe(0);
  });

  it('is bounded, and a device belongs to whoever signed in there last', async () => {
    const own = '/apin/user/m6/alerts';
    for (let count = 0; count < ALERT_DEVICES; count += 1)
      await world.call('POST', `${own}/devices`, device('m6'));
    expect(await world.call('POST', `${own}/devices`, device('m6'))).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-alerts', details: { most: ALERT_DEVICES } } },
    });
    const shared = device('shared');
    await world.call('POST', '/apin/user/m7/alerts/devices', shared);
    await world.call('POST', '/apin/user/m8/alerts/devices', shared);
    expect((await world.call('GET', '/apin/user/m7/alerts')).body.devices).toEqual([]);
    const { devices } = (await world.call('GET', '/apin/user/m8/alerts')).body;
    // Another member's id removes nothing.
    await world.call('DELETE', `${own}/devices/${devices[0]?.id}`);
    expect((await world.call('GET', '/apin/user/m8/alerts')).body.devices).toHaveLength(1);
    expect(
      (await world.call('DELETE', `/apin/user/m8/alerts/devices/${devices[0]?.id}`)).body.devices,
    ).toEqual([]);
  });

  it('waits for prices of runners to come, up to so many, until they are taken back', async () => {
    const own = '/apin/user/m9/alerts';
    const price = { raceId: RACE, number: 4, direction: 'at-least', odds: 12.5 };
    for (const wrong of [{ raceId: 999 }, { number: 5 }])
      expect(await world.call('POST', `${own}/prices`, { ...price, ...wrong })).toMatchObject({
        status: 404,
      });
    for (const wrong of [{ odds: 1 }, { odds: 1000 }, { odds: '5' }, { direction: 'up' }, { number: 0 }])
      expect(await world.call('POST', `${own}/prices`, { ...price, ...wrong })).toMatchObject({
        status: 400,
      });
    for (let count = 0; count < ALERT_PRICES; count += 1)
      await world.call('POST', `${own}/prices`, { ...price, odds: 10 + count });
    expect(await world.call('POST', `${own}/prices`, price)).toMatchObject({ status: 409 });
    const { prices } = (await world.call('GET', own)).body;
    const left = (await world.call('DELETE', `${own}/prices/${prices[0]?.id}`)).body.prices;
    expect([prices.length, left.length]).toEqual([ALERT_PRICES, ALERT_PRICES - 1]);
  });

  it('is in the file of the member’s data', async () => {
    const own = await world.follow('m10', ['arrival', 'mail']);
    await world.call('POST', `${own}/alerts/devices`, device('m10'));
    const { alerts } = (await world.call('GET', `${own}/export`)).body as unknown as UserExport;
    expect(alerts).toMatchObject({
      choices: [{ kind: 'arrival', channel: 'mail' }],
      devices: [{ name: 'Chrome m10', endpoint: expect.stringContaining(world.push.origin) }],
      address: 'm10@courrier.test',
      prices: [],
      told: [],
    });
  });
});

describe('a site that neither mails nor pushes', () => {
  it('says so', async () => {
    const test = await createTestApp();
    const headers = { authorization: `Bearer ${await test.tokens.sign(verified('m'))}` };
    const own = await test.app.inject({ url: '/apin/user/m/alerts', headers });
    expect(own.json()).toMatchObject({ push: { key: null }, mail: { isAvailable: false } });
    const refused = async (method: 'PATCH' | 'POST', path: string, payload: object) =>
      (await test.app.inject({ method, url: `/apin/user/m/alerts${path}`, headers, payload })).json<object>();
    expect(await refused('PATCH', '', CHOICE)).toMatchObject({ error: { code: 'mail-unavailable' } });
    const endpoint = 'https://web.push.apple.com/abc';
    const device = { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22), name: 'Safari' };
    expect(await refused('POST', '/devices', device)).toMatchObject({ error: { code: 'push-unavailable' } });
    await test.close();
  }, 60_000);
});
