import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';

const calls = new AsyncLocalStorage<{ isAway: boolean }>();

/** Seconds, as the rest of the API says. */
const RETRY_AFTER = '5';

/** Told by what answers a call that the database does not. */
export function noteDatabaseAway(): void {
  const call = calls.getStore();
  if (call !== undefined) call.isAway = true;
}

/** Answers a call during which the database was away with 503; Parse Server itself knows no such status. */
export function answerWhileAway(handler: RequestListener): RequestListener {
  return (request, response) => {
    const call = { isAway: false };
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (status: number, ...head: unknown[]) => {
      if (!call.isAway) return writeHead(status, ...head);
      response.setHeader('retry-after', RETRY_AFTER);
      return writeHead(503, ...head);
    };
    calls.run(call, () => handler(request, response));
  };
}
