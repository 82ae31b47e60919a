import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { chooseEncoding } from '@galopin/shared/server';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../answers/createAnswerCache';
import type { KeptAnswer } from '../answers/KeptAnswer';

/**
 * Answers what nobody is signed in for from what is kept, before a service hears of it. A kept answer costs nobody's
 * share of reads; one that is not kept is asked for with the visitor's own address, which the backend counts. All else
 * goes the way of every call.
 */
export function answerKept(
  answers: Pick<AnswerCache, 'find' | 'peek'>,
): NonNullable<FastifyHttpProxyOptions['preHandler']> {
  return (request, reply, done) => {
    if (!isPlainRead(request)) return done();
    const { url, ip, protocol, host } = request;
    const kept = answers.peek(url);
    if (kept !== undefined) return send(request, reply, kept, done);
    answers.find(url, { ip, protocol, host }).then(
      (found) => (found === null ? done() : send(request, reply, found, done)),
      (error: unknown) => {
        // The visitor's own call, made once more, says what is wrong.
        request.log.debug({ err: error }, 'an answer to be kept could not be read');
        done();
      },
    );
  };
}

/** Whether the answer depends on nothing but the address. */
function isPlainRead({ method, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers[RELEASE_NEWS.header] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  fail: (error: Error) => void,
): void {
  void reply.code(answer.status).headers(answer.headers).header('etag', answer.etag);
  if (answer.status === 200 && headers['if-none-match']?.includes(answer.etag) === true) {
    void reply.removeHeader('content-type').code(304).send();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding'], answer.body.length);
  if (encoding === 'identity') return void reply.send(answer.body);
  answer.encoded(encoding).then((packed) => {
    void reply.header('content-encoding', encoding).send(packed);
  }, fail);
}
