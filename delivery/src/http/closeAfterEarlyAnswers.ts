import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is read of a body that nobody wants, so that its sender hears the answer; a faster sender is cut off. */
const DRAINED_BYTES = 8 * 1024 * 1024;
const DRAINED_MS = 500;

/**
 * Closes the connection after an answer that comes before the call's body has: the rest of the body would be taken for
 * the next call. A little of it is read first, as a sender still busy sending never reads the answer of a connection
 * that is reset.
 */
export function closeAfterEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if ((length === '0' && encoding === undefined) || raw.complete !== false) return done();
    void reply.header('connection', 'close');
    void drain(raw).then(() => done());
  });
}

function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = DRAINED_BYTES;
    const finish = () => {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    };
    const count = (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) finish();
    };
    const timer = setTimeout(finish, DRAINED_MS);
    for (const end of ['end', 'close', 'error']) request.once(end, finish);
    request.on('data', count).resume();
  });
}
