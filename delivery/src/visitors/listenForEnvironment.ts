import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const environments = new WeakMap<IncomingMessage, string>();

/** The environment of the port a request came in by; `undefined` on the main port. */
export const environmentOfPort = (request: IncomingMessage): string | undefined => environments.get(request);

/**
 * Serves one more environment by a port of its own. Closes with the app, which must not have started yet.
 * @returns the port, which `port` 0 leaves to the system
 * @throws the system's error where the port cannot be had
 */
export async function listenForEnvironment(
  app: FastifyInstance,
  environment: string,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  const server = createServer((request, response) => {
    environments.set(request, environment);
    app.routing(request, response);
  });
  app.addHook('onClose', (_app, done) => {
    server.closeAllConnections();
    if (server.listening) server.close(done);
    else done();
  });
  await app.ready();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
