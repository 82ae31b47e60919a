import { chooseEncoding } from '@galopin/shared/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyBody } from './createBodyCache';

/**
 * Sends a ready-made JSON answer, packed as the client likes it, or 304 when the client has it.
 * @param cacheControl for an anonymous request; an answer to a signed-in visitor is never shared
 */
export async function sendReadyBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadyBody,
  cacheControl: string,
): Promise<FastifyReply> {
  const member = request.identity !== null;
  void reply.headers({
    ...body.headers,
    etag: body.etag,
    vary: 'Authorization, Accept-Encoding',
    'cache-control': member ? 'private, max-age=0, must-revalidate' : cacheControl,
  });
  if (request.headers['if-none-match']?.includes(body.etag) === true) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.bytes);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await body.encoded(encoding));
}
