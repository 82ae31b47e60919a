/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlerts } from './createAlerts';

const alert = {
  kind: 'withdrawn',
  environment: 'production',
  name: 'mf-x',
  text: 'mf-x was taken back',
} as const;

describe('createAlerts', () => {
  let hook: Server;
  let url: string;
  let answers: number[];
  let received: unknown[];
  const log = { warn: jest.fn() };
  const now = () => new Date('2026-07-07T08:00:00.000Z');

  beforeEach(async () => {
    answers = [];
    log.warn.mockClear();
    received = [];
    hook = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push(JSON.parse(body));
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  });
  afterEach(() => new Promise((resolve) => hook.close(resolve).closeAllConnections()));

  const send = (target: string | undefined) => createAlerts({ url: target, now, log, firstWait: 1 })(alert);
  const logged = () => log.warn.mock.calls.map(([, message]: [object, string]) => message);

  it('posts what happened, where and when, and logs it', async () => {
    await send(url);
    expect(received).toEqual([{ ...alert, at: '2026-07-07T08:00:00.000Z' }]);
    expect(logged()).toEqual(['mf-x was taken back']);
  });

  it('tries again while the other side fails', async () => {
    answers = [500, 429];
    await send(url);
    expect(received).toHaveLength(3);
    expect(logged()).toHaveLength(1);
  });

  it('gives up after five tries, and says so', async () => {
    answers = [500, 500, 500, 500, 500];
    await send(url);
    expect(received).toHaveLength(5);
    expect(logged()).toContain('an alert could not be sent');
  });

  it('does not repeat what the other side does not want', async () => {
    answers = [400];
    await send(url);
    expect(received).toHaveLength(1);
    expect(logged()).toContain('an alert could not be sent');
  });

  it('does not fail when nobody answers or nobody is to be told', async () => {
    await send('http://127.0.0.1:9/hook');
    expect(logged()).toContain('an alert could not be sent');
    log.warn.mockClear();
    await send(undefined);
    expect(logged()).toEqual(['mf-x was taken back']);
  });
});
