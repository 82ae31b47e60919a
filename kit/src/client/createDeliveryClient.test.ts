import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeliveryClient } from './createDeliveryClient';

describe('createDeliveryClient', () => {
  it('says what to do when no site answers', async () => {
    const client = createDeliveryClient({ siteUrl: 'http://127.0.0.1:9', token: 't' });
    await expect(client.releases()).rejects.toThrow(
      'No site answers at http://127.0.0.1:9: start it with `pnpm start`',
    );
  });

  it.each(['', 'two words', 'a\nfile'])('refuses a token that no header can carry: %j', (token) =>
    expect(() => createDeliveryClient({ siteUrl: 'http://127.0.0.1:9', token })).toThrow(
      'The token (RELEASE_TOKEN) cannot be used: wanted one word, as it was issued',
    ),
  );

  it('says so when something else answers', async () => {
    const other = createServer((_request, response) => response.writeHead(404).end('<h1>Hello</h1>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const siteUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(createDeliveryClient({ siteUrl, token: 't' }).releases()).rejects.toThrow(
      'is that a Galopin site?',
    );
    await new Promise((resolve) => other.close(resolve).closeAllConnections());
  });
});
