import { timingSafeEqual, createHash } from 'node:crypto';
import type { Socket } from 'node:net';

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
const CODE = { ssl: 80_877_103, gss: 80_877_104 };
const PROTOCOL = 3;
const PASSWORD_MESSAGE = 0x70;
/** AuthenticationCleartextPassword: it does not leave the machine. */
const ASK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);
const LARGEST = 10_000;
/** Milliseconds until a client that does not tell its password is let go. */
const HANDSHAKE_TIMEOUT = 10_000;

/**
 * Asks a client for its password and hands it on with what it said first, as if nobody had asked. One that does not
 * know it is told so, as PostgreSQL does, and let go.
 * @param admitted has to take up reading; the socket stands still until then
 */
export function admitClient(socket: Socket, password: string, admitted: () => void): void {
  let said = Buffer.alloc(0);
  let startup: Buffer | undefined;

  const take = (length: number) => {
    const taken = said.subarray(0, length);
    said = said.subarray(length);
    return taken;
  };
  const readStartup = (): boolean => {
    if (said.length < 8) return false;
    const [length, code] = [said.readUInt32BE(0), said.readUInt32BE(4)];
    if (length < 8 || length > LARGEST) return leave();
    if (said.length < length) return false;
    const message = take(length);
    if (code === CODE.ssl || code === CODE.gss) return socket.write('N');
    if (code >>> 16 !== PROTOCOL) return leave();
    startup = message;
    return socket.write(ASK);
  };
  const readPassword = (first: Buffer): boolean => {
    if (said.length < 5) return false;
    const length = said.readUInt32BE(1);
    if (said[0] !== PASSWORD_MESSAGE || length < 5 || length > LARGEST) return leave();
    if (said.length < length + 1) return false;
    const given = take(length + 1).subarray(5, -1);
    if (!isSame(given, Buffer.from(password))) return refuse();
    settle();
    socket.pause();
    socket.unshift(Buffer.concat([first, said]));
    admitted();
    return false;
  };
  const onData = (bytes: Buffer) => {
    said = Buffer.concat([said, bytes]);
    while (startup === undefined ? readStartup() : readPassword(startup));
  };
  const leave = () => {
    settle();
    socket.destroy();
    return false;
  };
  const refuse = () => {
    settle();
    socket.end(REFUSAL);
    return false;
  };
  const onError = () => void socket.destroy();
  const timer = setTimeout(leave, HANDSHAKE_TIMEOUT).unref();
  const settle = () => {
    clearTimeout(timer);
    socket.off('data', onData).off('error', onError).off('close', settle);
  };
  socket.on('data', onData).on('error', onError).on('close', settle);
}

const REFUSAL = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '28P01',
  M: 'password authentication failed: the address with the password is in <DATA_DIR>/runtime/postgres.json',
});

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([type, text]) => `${type}${text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function isSame(given: Buffer, wanted: Buffer): boolean {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
