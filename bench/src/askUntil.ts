import { connect } from 'node:net';

/**
 * Makes one call after the other on one connection. A plain socket, and answers told by their length, so that little of
 * the processor goes here.
 * @param until by `performance.now()`
 * @returns how many were answered
 */
export async function askUntil(url: string, until: number): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const call = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answers = 0;
  let length = 0;
  let read = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${url} closed a connection`)));
    socket.on('data', (piece: Buffer) => {
      if (length === 0) length = lengthOf(piece, url);
      read += piece.length;
      if (read < length) return;
      read = 0;
      answers += 1;
      if (performance.now() >= until) return resolve();
      socket.write(call);
    });
    socket.write(call);
  }).finally(() => socket.removeAllListeners('close').destroy());
  return answers;
}

/** Bytes of a whole answer, the same for each of one address. @throws Error for another status than 200 */
function lengthOf(first: Buffer, url: string): number {
  const text = first.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (!text.startsWith('HTTP/1.1 200') || end === -1 || length === undefined)
    throw new Error(`${url} answered ${text.slice(0, end === -1 ? 200 : end)}`);
  return end + 4 + Number(length);
}
