import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { fakeEnvironment } from '../testing/fakeEnvironment';
import { announceReleases } from './announceReleases';

describe('announceReleases', () => {
  let backend: Server;
  let status: number;
  const requests: { readonly request: IncomingMessage; readonly body: string }[] = [];
  /** Settles with every line of the log, so that a test can wait for one. */
  let logged: (line: string) => void;
  const log = {
    warn: jest.fn((_details: object, message: string) => logged(message)),
    info: jest.fn((message: string) => logged(message)),
  };
  const nextLine = () => new Promise<string>((resolve) => (logged = resolve));

  beforeEach(async () => {
    status = 204;
    requests.length = 0;
    jest.clearAllMocks();
    logged = () => undefined;
    backend = createServer((request, response) => {
      void text(request).then((body) => {
        requests.push({ request, body });
        response.writeHead(status).end();
        backend.emit('heard');
      });
    });
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
  });
  afterEach(() => {
    backend.close();
  });

  function open() {
    const { port } = backend.address() as AddressInfo;
    const environment = fakeEnvironment('production');
    announceReleases(environment.live, { backendUrl: `http://127.0.0.1:${port}`, token: 'secret', log });
    return { release: () => environment.serve({}, []) };
  }

  it('tells of each release with the secret, and of none before the first', async () => {
    const { release } = open();
    const heard = once(backend, 'heard');
    release();
    await heard;
    expect(requests.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { environment: 'production', release: 1 },
    ]);
    expect(requests[0]?.request).toMatchObject({
      method: 'POST',
      url: RELEASE_NEWS.path,
      headers: { [RELEASE_NEWS.header]: 'secret' },
    });
  });

  it('says once that the backend does not take it, and once that it does again', async () => {
    const { release } = open();
    status = 503;
    const first = nextLine();
    release();
    expect(await first).toContain('by their timer');
    const second = once(backend, 'heard');
    release();
    await second;
    status = 204;
    const third = nextLine();
    release();
    expect(await third).toContain('again');
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('lets a release serve while nobody listens', async () => {
    const { release } = open();
    backend.close();
    await once(backend, 'close');
    const line = nextLine();
    expect(release).not.toThrow();
    expect(await line).toContain('the backend is away');
  });
});
