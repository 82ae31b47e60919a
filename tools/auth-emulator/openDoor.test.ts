import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen, urlOf } from './listen';
import { openDoor } from './openDoor';

describe('the door of the emulator', () => {
  it('leads to it with all that is asked and answered', async () => {
    const emulator = createServer((call, answer) => {
      call.setEncoding('utf8');
      void once(call, 'data').then(([body]) => {
        answer.writeHead(418, { 'x-said': String(call.headers['x-asked']) }).end(`${call.url} ${body}`);
      });
    });
    await listen(emulator, 0, '127.0.0.1');
    const door = await openDoor({ host: '127.0.0.1', port: 0, orAny: true });
    door.lead(urlOf(emulator));
    const answer = await fetch(`${door.url}/v1/x?key=y`, {
      method: 'POST',
      body: 'words',
      headers: { 'x-asked': 'this' },
    });
    expect([answer.status, answer.headers.get('x-said'), await answer.text()]).toEqual([
      418,
      'this',
      '/v1/x?key=y words',
    ]);
    emulator.closeAllConnections();
    emulator.close();
    await expect(fetch(`${door.url}/v1/x`)).rejects.toThrow('fetch failed');
    await door.close();
  });

  it('is elsewhere where its port is taken, unless that one was asked for', async () => {
    const door = await openDoor({ host: '127.0.0.1', port: 0, orAny: true });
    const port = Number(new URL(door.url).port);
    const other = await openDoor({ host: '127.0.0.1', port, orAny: true });
    expect(other.url).not.toBe(door.url);
    await expect(openDoor({ host: '127.0.0.1', port, orAny: false })).rejects.toThrow('EADDRINUSE');
    await Promise.all([door.close(), other.close()]);
  });
});
