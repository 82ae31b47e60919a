import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/** What is used of a pool of `pg`; the one of pg-promise is of the same make. */
export interface ConnectionPool {
  on(event: 'connect', listener: (client: object) => void): unknown;
}

/** What a client of `pg` keeps: its reading of the protocol, and the socket below it, encrypted or not. */
interface ConnectedClient extends EventEmitter {
  readonly connection: EventEmitter & { readonly stream: Socket };
}

/** No answer came in time; what was asked may nevertheless have been done. */
export class DatabaseStalledError extends Error {
  override readonly name = 'DatabaseStalledError';
  readonly code = 'ETIMEDOUT';
}

/**
 * Ends each connection of a pool that owes an answer for too long, so that neither its caller nor the next one to be
 * given it waits: all statements on it fail at once, and the pool replaces it. Also keeps a connection that breaks
 * between two statements of a transaction from ending the process.
 * @param answer milliseconds from the asking until the server is ready for the next statement
 */
export function cutStalledConnections(pool: ConnectionPool, answer: number): void {
  pool.on('connect', (connected) => {
    const client = connected as ConnectedClient;
    // The client itself refuses the next statement; an error that nobody listens for would end the process.
    client.on('error', () => undefined);
    limitAnswers(client.connection, answer);
  });
}

function limitAnswers(connection: ConnectedClient['connection'], answer: number): void {
  const { stream } = connection;
  let timer: NodeJS.Timeout | undefined;
  const disarm = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const cut = () =>
    stream.destroy(new DatabaseStalledError(`No answer of the database within ${answer} ms.`));
  const write = stream.write.bind(stream) as (...sent: unknown[]) => boolean;
  stream.write = (...sent: unknown[]) => {
    timer ??= setTimeout(cut, answer).unref();
    return write(...sent);
  };
  // https://www.postgresql.org/docs/current/protocol-flow.html: each exchange ends with ReadyForQuery.
  connection.on('readyForQuery', disarm);
  stream.once('close', disarm);
}
