import { connect } from 'node:net';

/** SSLRequest of the PostgreSQL protocol: every server answers it with one byte before any query. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * True when a PostgreSQL server answers at an address. Asks nothing of the database itself, so that one busy
 * with a long transaction counts as answering.
 */
export function answersAsPostgres(url: string, timeoutMs = 2000): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432) });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => settle(false));
    socket.once('connect', () => socket.write(SSL_REQUEST));
    socket.once('data', (data) => settle(data[0] === 0x4e || data[0] === 0x53));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });
}
