import { saveArrivals } from '../races/store/saveArrivals';
import { saveOdds } from '../races/store/saveOdds';
import { HORSE, RACE, startAlertWorld, type AlertWorld } from '../testing/startAlertWorld';

const HOUR = 3_600_000;

describe('alerts', () => {
  let world: AlertWorld;

  beforeEach(async () => {
    world = await startAlertWorld();
    await world.change();
  }, 60_000);
  afterEach(() => world.close());

  const addDevice = async (own: string, name = 'Chrome, Android') => {
    const { body } = await world.call('GET', `${own}/alerts`);
    const device = world.push.subscribe(body.push.key ?? '');
    expect(await world.call('POST', `${own}/alerts/devices`, { ...device, name })).toMatchObject({
      status: 200,
    });
    return device;
  };
  const pushed = (device: { readonly endpoint: string }) =>
    world.push.messagesOf(device).map(({ text }) => JSON.parse(text) as Readonly<Record<string, string>>);
  const subjects = (uid: string) =>
    world.mailbox.mails
      .filter(({ to }) => to === `${uid}@courrier.test`)
      .map(({ headers }) => headers['subject']);
  const stopLink = (mail = world.mailbox.mails.at(-1)) =>
    /<(http\S+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1]?.replace('http://localhost:3000', '') ??
    '';
  const withdraw = () => world.change({ cl: 'NP' });
  const runAgain = () => world.change();

  it('tell of a withdrawal by every channel that was chosen, once, and nobody else', async () => {
    const own = await world.follow(
      'a',
      ['non-runner', 'push'],
      ['non-runner', 'mail'],
      ['non-runner', 'page'],
    );
    await world.follow('b', ['arrival', 'mail'], ['departure', 'mail']);
    const [phone, laptop] = [await addDevice(own), await addDevice(own, 'Firefox, Linux')];
    const { lastId } = (await world.call('GET', `${own}/alerts/recent`)).body as unknown as {
      lastId: number;
    };
    await withdraw();
    await Promise.all([world.test.alerting.round(), world.test.alerting.round()]);
    for (const device of [phone, laptop]) {
      expect(pushed(device)).toEqual([
        {
          title: 'Non-partant\u202f: Idéal du Pont',
          body: expect.stringContaining('Le n° 4 ne court pas, R1\u00a0C2 Vincennes'),
          path: `/Course/${RACE}`,
          tag: expect.stringMatching(/^non-runner:\d+$/),
          stop: expect.stringMatching(/^http:\/\/localhost:3000\/apin\/alerts\/stop\?link=/),
          stopLabel: 'Ne plus m’alerter',
        },
      ]);
    }
    expect(subjects('a')).toEqual(['Non-partant\u202f: Idéal du Pont']);
    expect(subjects('b')).toEqual([]);
    const recent = await world.call('GET', `${own}/alerts/recent?after=${lastId}`);
    expect(recent.body).toMatchObject({ alerts: [{ kind: 'non-runner', path: `/Course/${RACE}` }] });
  });

  it('are told once however many processes look', async () => {
    const own = await world.follow('a', ['non-runner', 'push'], ['non-runner', 'mail']);
    const device = await addDevice(own);
    await world.store({ cl: 'NP' });
    const { test, other } = world;
    await Promise.all([test.alerting, other, test.alerting, other].map((process) => process.round()));
    await Promise.all([test.alerting.round(), other.round()]);
    expect([pushed(device).length, subjects('a').length, world.push.calls()]).toEqual([1, 1, 1]);
  });

  it('reach a mailbox with a link to the race, and one press that ends them', async () => {
    await world.follow('a', ['non-runner', 'mail'], ['arrival', 'mail']);
    await withdraw();
    const [mail] = world.mailbox.mails;
    expect(mail?.headers).toMatchObject({
      from: 'Galopin <alertes@galopin.test>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(`http://localhost:3000/Course/${RACE}`);
    const { app } = world.test;
    // A scanner opens every link, and changes nothing.
    const page = await app.inject({ url: stopLink() });
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect((await world.call('GET', '/apin/user/a/alerts')).body.choices).toHaveLength(2);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    const stopped = await app.inject({ method: 'POST', url: stopLink(), headers: form, payload });
    expect([stopped.statusCode, stopped.payload]).toEqual([200, expect.stringContaining('C’est arrêté')]);
    expect((await world.call('GET', '/apin/user/a/alerts')).body.choices).toEqual([
      { kind: 'arrival', channel: 'mail' },
    ]);
    await runAgain();
    await withdraw();
    expect(subjects('a')).toHaveLength(1);
    await app.inject({ method: 'POST', url: `${stopLink()}&undo=1`, headers: form, payload: '' });
    await runAgain();
    await withdraw();
    expect(subjects('a').length).toBeGreaterThan(1);
  });

  it('take no link that is not theirs, nor let one begin anything for an account that is gone', async () => {
    await world.follow('a', ['non-runner', 'mail']);
    await withdraw();
    const { app, database } = world.test;
    for (const link of ['', 'x', `${stopLink().split('link=')[1]}x`]) {
      const answer = await app.inject({ method: 'POST', url: `/apin/alerts/stop?link=${link}` });
      expect([answer.statusCode, answer.payload]).toEqual([
        403,
        expect.stringContaining('n’est plus valable'),
      ]);
    }
    expect(await world.call('DELETE', '/apin/user/a')).toMatchObject({ status: 204 });
    expect((await app.inject({ method: 'POST', url: `${stopLink()}&undo=1` })).statusCode).toBe(403);
    for (const table of ['alert_choices', 'alert_addresses', 'alert_outbox', 'alert_told'] as const)
      expect(await database.db.selectFrom(table).select('uid').execute()).toEqual([]);
  });

  it('tell of a declaration, a departure shortly before it and never after it, and an arrival', async () => {
    const own = await world.follow('a', ['declared', 'push'], ['departure', 'push'], ['arrival', 'push']);
    const device = await addDevice(own);
    await world.test.alerting.round();
    expect(pushed(device)).toEqual([
      expect.objectContaining({
        title: 'Déclaré\u202f: Idéal du Pont',
        body: expect.stringMatching(/^[A-Z][a-z]+ \d.* à \d+h\d+, R1\u00a0C2 Vincennes\.$/),
      }),
    ]);
    world.pass(1.9 * HOUR);
    await world.test.alerting.round();
    await world.test.alerting.round();
    expect(pushed(device).at(-1)).toMatchObject({
      title: 'R1\u00a0C2 Vincennes\u202f: départ dans 6 min',
      body: 'Idéal du Pont (n° 4)',
    });
    world.pass(HOUR);
    await world.follow('late', ['departure', 'mail']);
    await world.test.alerting.round();
    expect(subjects('late')).toEqual([]);
    const arrival = { jour: world.jour, reun: 1, prix: 2, ordre: [[8], [4], [1]], statut: null };
    await saveArrivals(world.test.database.db, [
      { ...arrival, categorieStatut: 'ARRIVEE', definitive: false },
    ]);
    await world.test.alerting.round();
    expect(pushed(device)).toHaveLength(2);
    await saveArrivals(world.test.database.db, [
      { ...arrival, categorieStatut: 'ARRIVEE', definitive: true },
    ]);
    // Since the clock was moved, and not the database's.
    world.pass(-2.9 * HOUR);
    await world.test.alerting.round();
    expect(pushed(device).at(-1)).toMatchObject({
      title: 'Arrivée R1\u00a0C2 Vincennes\u202f: 8 - 4 - 1',
      body: 'Idéal du Pont\u202f: 2e',
    });
  });

  it('tell once of odds that have come about', async () => {
    const own = await world.follow('a', ['odds', 'mail']);
    const odds = (minute: number, value: number) => {
      const of = { jour: world.jour, reun: 1, prix: 2, numero: 4, kind: 'direct' } as const;
      return saveOdds(world.test.database.db, [{ ...of, at: minute * 60_000, odds: value }], 'pmu');
    };
    await odds(1, 9);
    const price = { raceId: RACE, number: 4, direction: 'at-most', odds: 6 };
    expect(await world.call('POST', `${own}/alerts/prices`, price)).toMatchObject({
      status: 200,
      body: { prices: [{ horse: 'Idéal du Pont', odds: 6, direction: 'at-most', raceId: RACE }] },
    });
    await odds(2, 6.1);
    await world.test.alerting.round();
    expect(subjects('a')).toEqual([]);
    await odds(3, 5.4);
    await world.test.alerting.round();
    await world.test.alerting.round();
    expect(subjects('a')).toEqual(['N° 4 Idéal du Pont\u202f: cote 5,4']);
    expect((await world.call('GET', `${own}/alerts`)).body.prices).toEqual([]);
  });

  it('forget a device that is gone, try again what fails for a while, and give up in time', async () => {
    const own = await world.follow('a', ['non-runner', 'push'], ['non-runner', 'mail']);
    const device = await addDevice(own);
    world.push.answer(503);
    world.mailbox.refuse(451);
    await withdraw();
    expect([pushed(device), subjects('a')]).toEqual([[], []]);
    await world.test.alerting.round();
    expect(world.push.calls()).toBe(1);
    world.push.answer(201);
    world.mailbox.refuse(null);
    world.pass(20_000);
    await world.test.alerting.round();
    expect([pushed(device).length, subjects('a').length]).toEqual([1, 1]);
    world.push.answer(410);
    await runAgain();
    await withdraw();
    expect((await world.call('GET', `${own}/alerts`)).body.devices).toEqual([]);
    world.mailbox.refuse(451);
    await runAgain();
    await withdraw();
    world.mailbox.refuse(null);
    world.pass(3 * HOUR);
    await world.test.alerting.round();
    const states = world.test.database.db
      .selectFrom('alert_outbox')
      .where('channel', '=', 'mail')
      .select('state');
    expect((await states.orderBy('id').execute()).map(({ state }) => state)).toEqual([
      'sent',
      'sent',
      'dropped',
    ]);
  });

  it('send nothing of a race that was over when it became known, nor for a favourite that is none any more', async () => {
    const own = await world.follow('a', ['non-runner', 'mail']);
    world.pass(3 * HOUR);
    await withdraw();
    expect(subjects('a')).toEqual([]);
    world.pass(-3 * HOUR);
    await world.call('PATCH', own, { favourites: { horses: [HORSE + 1] } });
    await world.test.alerting.round();
    expect(subjects('a')).toEqual([]);
  });
});
