import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Has every kept connection end with its next answer, for a while: a proxy before several nodes then sends its calls to
 * the others, and none of them meets a connection that is closed under it. The server goes on serving meanwhile.
 * @param grace milliseconds; 0 leaves connections as they are
 */
export async function endConnections(server: Server, grace: number): Promise<void> {
  if (grace === 0) return;
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await delay(grace);
}
