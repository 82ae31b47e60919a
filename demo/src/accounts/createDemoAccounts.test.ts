import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { subscriptionOf } from '@galopin/shared/lib';
import { createMemoryMemberStore } from '@galopin/backend/testing';
import { createAuthEmulatorClient } from './createAuthEmulatorClient';
import { createDemoAccounts } from './createDemoAccounts';

interface Account {
  localId: string;
  email: string;
  password?: string;
  emailVerified: boolean;
  disabled?: boolean;
}

const API = '/identitytoolkit.googleapis.com/v1';
const PATH = `${API}/projects/demo-galopin/accounts`;
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** As much of the emulator's account API as is used. */
function fakeEmulator(accounts: Account[], requests: string[]): Server {
  return createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const body = JSON.parse(text) as Account & { email: string | string[]; disableUser?: boolean };
      requests.push(`${request.headers.authorization} ${request.url?.replace(/.*accounts/, '')}`);
      const reply = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value));
      if (request.url === `${PATH}:lookup`) {
        const users = accounts.filter(({ email }) => body.email.includes(email));
        return reply(200, users.length > 0 ? { users } : {});
      }
      if (request.url === `${PATH}:update`) {
        const found = accounts.find(({ localId }) => localId === body.localId);
        const { emailVerified, password, disableUser } = body;
        if (found && emailVerified !== undefined) found.emailVerified = emailVerified;
        if (found && password !== undefined) found.password = password;
        if (found && disableUser !== undefined) found.disabled = disableUser;
        return reply(200, {});
      }
      if (request.url === `${API}/accounts:signInWithPassword`) {
        const found = accounts.find(({ email }) => email === body.email);
        const accepted = found?.password === body.password && found?.disabled !== true;
        return reply(
          accepted ? 200 : 400,
          accepted ? { idToken: 'x' } : { error: 'INVALID_LOGIN_CREDENTIALS' },
        );
      }
      if (body.password === undefined || body.password.length < 6)
        return reply(400, { error: 'WEAK_PASSWORD' });
      accounts.push(body);
      return reply(200, {});
    })();
  });
}

describe('the demo accounts', () => {
  let server: Server;
  const accounts: Account[] = [];
  const requests: string[] = [];

  beforeAll(async () => {
    server = fakeEmulator(accounts, requests).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  beforeEach(() => {
    accounts.length = 0;
    requests.length = 0;
  });

  afterAll(() => server.close());

  const setUp = (now = NOW, members = createMemoryMemberStore()) => {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const emulator = createAuthEmulatorClient(host, 'demo-galopin');
    const options = {
      emulator,
      members,
      adminEmail: 'admin@demo.test',
      signal: new AbortController().signal,
    };
    return { members, create: () => createDemoAccounts({ ...options, now: () => now }) };
  };

  it('are a member, a subscriber, one whose subscription is over and the administrator', async () => {
    const { members, create } = setUp();
    await create();
    expect(accounts.map(({ email, emailVerified }) => [email, emailVerified])).toEqual([
      ['membre@demo.test', false],
      ['abonne@demo.test', false],
      ['expire@demo.test', false],
      ['admin@demo.test', true],
    ]);
    expect(requests.every((request) => request.startsWith('Bearer owner '))).toBe(true);
    const standing = async (uid: string) => subscriptionOf(await members.find(uid), NOW);
    expect(await standing('demo-membre')).toMatchObject({ subscribed: false, message: null });
    expect(await standing('demo-abonne')).toMatchObject({ subscribed: true, days: 3 });
    expect((await standing('demo-expire')).message?.msg).toBe(
      'Votre abonnement est expiré (depuis 14 jours)',
    );
  });

  it('are made once, keep their age over the weeks and leave a real payment alone', async () => {
    const { members, create } = setUp();
    await create();
    const paid = { state: 'completed', create_time: new Date(NOW).toISOString() };
    await members.setPayment('demo-expire', paid);
    const later = NOW + 60 * 86_400_000;
    requests.length = 0;
    await setUp(later, members).create();
    expect(accounts).toHaveLength(4);
    expect(requests.filter((request) => !/:(lookup|signInWithPassword)$/.test(request))).toEqual([]);
    expect(subscriptionOf(await members.find('demo-abonne'), later)).toMatchObject({
      subscribed: true,
      days: 3,
    });
    expect((await members.find('demo-expire'))?.payment).toEqual(paid);
  });

  it('verify the address of an administrator who signed up alone', async () => {
    accounts.push({ localId: 'own', email: 'admin@demo.test', emailVerified: false });
    const { members, create } = setUp();
    await create();
    expect(accounts[0]).toMatchObject({ localId: 'own', emailVerified: true });
    expect(await members.find('own')).toMatchObject({ email: 'admin@demo.test' });
  });

  it('get back the password that is shown, and their right to sign in', async () => {
    const { members, create } = setUp();
    await create();
    Object.assign(accounts[0]!, { password: 'changed' });
    Object.assign(accounts[1]!, { disabled: true });
    await create();
    expect(accounts.slice(0, 2)).toMatchObject([
      { localId: 'demo-membre', password: 'demo1234' },
      { localId: 'demo-abonne', password: 'demo1234', disabled: false },
    ]);
    expect(await members.find('demo-membre')).toBeDefined();
  });

  it('report in the end that the emulator did not come up', async () => {
    const attempts: string[] = [];
    const client = createAuthEmulatorClient('127.0.0.1:1', 'demo-galopin');
    await expect(
      createDemoAccounts({
        emulator: { ...client, find: (email) => client.find(attempts.push(email) ? email : '') },
        members: createMemoryMemberStore(),
        adminEmail: 'admin@demo.test',
        now: () => NOW,
        signal: new AbortController().signal,
        retryMs: 1,
        tries: 4,
      }),
    ).rejects.toThrow('No Auth emulator answers at 127.0.0.1:1.');
    expect(attempts).toHaveLength(4);
  });

  it('wait for an emulator that says that it is starting, however long that takes', async () => {
    const { members } = setUp();
    let answers = 0;
    const starting = createServer((_request, response) => {
      answers += 1;
      response.writeHead(503).end('starting');
    }).listen(0, '127.0.0.1');
    await once(starting, 'listening');
    const client = (of: Server) =>
      createAuthEmulatorClient(`127.0.0.1:${(of.address() as AddressInfo).port}`, 'demo-galopin');
    const find = (email: string) => client(answers > 20 ? server : starting).find(email);
    await createDemoAccounts({
      emulator: { ...client(server), find },
      members,
      adminEmail: 'admin@demo.test',
      now: () => NOW,
      signal: new AbortController().signal,
      retryMs: 1,
      tries: 1,
    });
    expect(accounts).toHaveLength(4);
    starting.close();
  });

  it('wait for the emulator until given up', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const host = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
    closed.close();
    const attempts: string[] = [];
    const giveUp = new AbortController();
    const client = createAuthEmulatorClient(host, 'demo-galopin');
    const find = (email: string) => {
      if (attempts.push(email) === 3) giveUp.abort();
      return client.find(email);
    };
    await expect(
      createDemoAccounts({
        emulator: { ...client, find },
        members: createMemoryMemberStore(),
        adminEmail: 'admin@demo.test',
        now: () => NOW,
        signal: giveUp.signal,
        retryMs: 1,
      }),
    ).rejects.toThrow(/abort/i);
    expect(attempts).toHaveLength(3);
  });
});
