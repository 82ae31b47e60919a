import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

const HOST = 'localhost';

/**
 * webpack-dev-server's options of where it listens. Its own way throws where nobody can catch it when the port has been
 * taken meanwhile; here it listens before the dev server is made.
 * @throws Error `EADDRINUSE`
 */
export async function listenOn(port: number) {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, 'listening');
  return {
    port,
    host: HOST,
    server: {
      type: (_options: unknown, app: unknown) => {
        server.on('request', app as RequestListener);
        // It listens: the dev server's own call has only to go on.
        server.listen = (...args: readonly unknown[]) => {
          const done = args.at(-1);
          if (typeof done === 'function') done();
          return server;
        };
        return server;
      },
    },
  };
}
