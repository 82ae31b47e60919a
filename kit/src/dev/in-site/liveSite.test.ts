import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askLiveSite } from './liveSite';

async function withSite<Result>(
  answer: RequestListener,
  ask: (siteUrl: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
  }
}

describe('askLiveSite', () => {
  it('asks as the visitor: with cookies, not with what belongs to the connection', async () => {
    const seen = await withSite(
      (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers })),
      (siteUrl) =>
        askLiveSite(siteUrl, '/Jour?jour=2022-12-04', { cookie: 'a=1', host: 'other', 'if-none-match': 'x' }),
    );
    const { url, headers } = JSON.parse(seen.body) as { url: string; headers: Record<string, string> };
    expect(url).toBe('/Jour?jour=2022-12-04');
    expect(headers['cookie']).toBe('a=1');
    expect(headers['host']).toMatch(/^127\.0\.0\.1/);
    expect(headers['if-none-match']).toBeUndefined();
  });

  it('hands on status, redirects and every cookie', async () => {
    const answer = await withSite(
      (_request, response) =>
        response
          .writeHead(
            302,
            [
              ['location', '/x'],
              ['set-cookie', 'a=1'],
              ['set-cookie', 'b=2'],
              ['etag', 'x'],
            ].flat(),
          )
          .end(),
      (siteUrl) => askLiveSite(siteUrl, '/', {}),
    );
    expect(answer.status).toBe(302);
    expect(answer.headers).toEqual(
      expect.arrayContaining([
        ['location', '/x'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ]),
    );
    expect(answer.headers.map(([name]) => name)).not.toContain('etag');
  });

  it('says what to do when no site answers', async () => {
    await expect(askLiveSite('http://127.0.0.1:9', '/', {})).rejects.toThrow(
      'No site answers at http://127.0.0.1:9: name one that runs',
    );
  });
});
