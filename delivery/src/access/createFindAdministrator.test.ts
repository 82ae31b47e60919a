import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFindAdministrator } from './createFindAdministrator';

describe('createFindAdministrator', () => {
  let backend: Server;
  let url: string;
  let asked: (string | undefined)[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    backend = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve).closeAllConnections()));

  const say = (status: number, body: unknown) => {
    answer = (_request, response) => void response.writeHead(status).end(JSON.stringify(body));
  };
  const find = (token = 'a.b.c') => createFindAdministrator(url)(token);

  it('asks the backend with the caller’s own token, at every call', async () => {
    const account = { uid: 'admin-1', isFresh: true };
    say(200, account);
    expect([await find(), await find()]).toEqual([account, account]);
    expect(asked).toEqual(Array(2).fill('/apin/admin/identity Bearer a.b.c'));
  });

  it('takes a sign-in of which the backend does not say that it was just now for an old one', async () => {
    say(200, { uid: 'admin-1' });
    expect(await find()).toEqual({ uid: 'admin-1', isFresh: false });
  });

  it.each([
    [401, 'unauthorized', 'The token has expired.'],
    [403, 'forbidden', 'This needs the administrator.'],
    [403, 'second-factor-required', 'The administrator signs in with a second factor here.'],
  ])('passes on a refusal with %d as %s, with the reason', async (status, code, message) => {
    say(status, { error: { code, message } });
    await expect(find()).rejects.toMatchObject({ code, status, message });
  });

  it.each<[number, unknown, string]>([
    [503, { error: { code: 'identity-unavailable', message: 'Not now.' } }, 'answered 503 and no account'],
    [404, { error: { code: 'not-found', message: 'No.' } }, 'answered 404 and no account'],
    [200, {}, 'answered 200 and no account'],
    [200, { uid: '' }, 'answered 200 and no account'],
    [200, { uid: 'x'.repeat(129) }, 'answered 200 and no account'],
    [401, 'no', 'refused without a reason'],
  ])('lets nobody in by the answer %d %j', async (status, body, how) => {
    say(status, body);
    await expect(find()).rejects.toMatchObject({
      code: 'backend-away',
      status: 503,
      message: expect.stringContaining(`the backend ${how}. Tokens that this delivery has issued work`),
    });
  });

  it('lets nobody in by something else than the API, and does not carry the token elsewhere', async () => {
    answer = (_request, response) => void response.end('<h1>It works</h1>');
    await expect(find()).rejects.toMatchObject({ message: expect.stringContaining('not answer with JSON') });
    answer = (_request, response) => void response.writeHead(302, { location: `${url}/elsewhere` }).end();
    await expect(find()).rejects.toMatchObject({ code: 'backend-away' });
    expect(asked).toHaveLength(2);
  });

  it('waits 1.5 s at most, for the first byte and for the last', async () => {
    const began = Date.now();
    answer = () => undefined;
    const silent = find();
    await expect(silent).rejects.toMatchObject({
      message: expect.stringContaining('did not answer within 1500'),
    });
    answer = (_request, response) => void response.writeHead(200).write('{"uid":');
    await expect(find()).rejects.toMatchObject({ code: 'backend-away' });
    expect(Date.now() - began).toBeLessThan(6000);
  });

  it('says that the backend is not there', async () => {
    await expect(createFindAdministrator('http://127.0.0.1:9')('a.b.c')).rejects.toMatchObject({
      code: 'backend-away',
      message: expect.stringContaining('does not answer'),
    });
  });
});
