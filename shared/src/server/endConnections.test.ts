/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { endConnections } from './endConnections';

describe('a server that is about to stop', () => {
  it('answers what comes on kept connections, and ends each with the answer', async () => {
    const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    const ask = async () => {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      return String((await once(socket, 'data'))[0]);
    };
    expect(await ask()).toMatch(/connection: keep-alive/i);
    const ended = endConnections(server, 20);
    const closed = once(socket, 'close');
    expect(await ask()).toMatch(/200 OK[^]*connection: close/i);
    await closed;
    await ended;
    server.close();
    await once(server, 'close');
  });

  it('that nobody waits for is left as it is', async () => {
    const server = createServer();
    await endConnections(server, 0);
    expect(server.listenerCount('request')).toBe(0);
  });
});
