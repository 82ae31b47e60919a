import type { RequestListener } from 'node:http';

/** Calls by which a page keeps a session that it has. */
const KEEPS_SESSION = /\/(accounts:lookup|token)(\?|$)/;

/**
 * What is answered while the emulator loads. Whoever signs in is told so by a code of its own, which the provider's SDK
 * gives on as `auth/sign-in-starting`. Who comes back with a session must not lose it: the SDK forgets one that is
 * refused, and keeps one where it finds no JSON, which it takes for a network that is away.
 */
export const answerStarting: RequestListener = ({ method, url = '', headers }, response) => {
  response.setHeader('retry-after', '1');
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  if (method !== 'POST' || KEEPS_SESSION.test(url)) {
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      .end('The Auth emulator is starting.');
    return;
  }
  response
    .writeHead(503, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ error: { code: 503, message: 'SIGN_IN_STARTING' } }));
};
