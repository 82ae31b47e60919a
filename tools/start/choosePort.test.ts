import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { choosePort, isPortLost } from './choosePort';

const HOST = '127.0.0.1';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('the site’s port', () => {
  it('is the given one, whoever listens there: that is said later', async () => {
    const server = createServer().listen(0, HOST);
    servers.push(server);
    await once(server, 'listening');
    const PORT = String((server.address() as AddressInfo).port);
    expect(await choosePort({ PORT }, HOST)).toEqual({ PORT });
  });

  it.each([{}, { PORT: '' }, { PORT: '0' }])('is one that can be had for %j', async (environment) => {
    const { PORT } = await choosePort(environment, HOST);
    const server = createServer().listen(Number(PORT), HOST);
    servers.push(server);
    await once(server, 'listening');
    expect(Number(PORT)).toBeGreaterThan(0);
    // With that one taken, another one is chosen.
    expect((await choosePort(environment, HOST))['PORT']).not.toBe(PORT);
  });

  it('is chosen again where a chosen one was lost, and not where it was given', () => {
    const taken = new Error(
      'delivery ended (code 1)\n    listen EADDRINUSE: address already in use ::1:3000',
    );
    expect(isPortLost(taken, {})).toBe(true);
    expect(isPortLost(taken, { PORT: '0' })).toBe(true);
    expect(isPortLost(taken, { PORT: '3000' })).toBe(false);
    expect(isPortLost(new Error('no database'), {})).toBe(false);
  });
});
