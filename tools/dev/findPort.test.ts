import { createServer } from 'node:net';
import { freePort } from '../freePort';
import { findPort } from './findPort';

describe('findPort', () => {
  it('gives the wanted port where nothing listens, another one elsewhere', async () => {
    const wanted = await freePort();
    expect(await findPort(wanted)).toBe(wanted);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(wanted, 'localhost', resolve));
    expect(await findPort(wanted)).not.toBe(wanted);
    await new Promise((resolve) => server.close(resolve));
  });
});
