import { createServer, get, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { listenOn } from './listenOn';

const app: RequestListener = (_request, response) => void response.end('here');
const stop = async (server: ReturnType<typeof createServer>) => {
  server.close();
  await once(server, 'close');
};

describe('a development server', () => {
  it('listens before it is handed on, and takes the second call as done', async () => {
    const options = await listenOn(0);
    const server = options.server.type({}, app);
    const done = jest.fn();
    server.listen({ port: 0 }, done);
    expect(done).toHaveBeenCalledTimes(1);
    const { port } = server.address() as AddressInfo;
    const [answer] = await once(get({ host: 'localhost', port, agent: false }), 'response');
    answer.resume();
    await once(answer, 'end');
    expect(answer.statusCode).toBe(200);
    await stop(server);
  });

  it('rejects its start on a port that somebody else took meanwhile', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(listenOn(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await stop(other);
  });
});
