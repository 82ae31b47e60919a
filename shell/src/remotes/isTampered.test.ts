import { AppError } from '@galopin/shared/contracts';
import '@galopin/shared/testing/fetch';
import { isTampered } from './isTampered';

const URL_OF_FILE = '/_mf/mf-a/1/entry.js';
const releases = { integrityOf: (url: string) => (url === URL_OF_FILE ? 'sha384-promised' : undefined) };
const failed = (url: string) => new AppError('remote-load', 'gone', { details: { url } });

/** A server with one file; the browser refuses it where it is not the promised one. */
function serve(content: 'promised' | 'another' | 'none' | 'no network') {
  return jest.fn(async (_: RequestInfo | URL, { integrity }: RequestInit = {}) => {
    if (content === 'no network' || (integrity && content !== 'promised'))
      throw new TypeError('Failed to fetch');
    return new Response('', { status: content === 'none' ? 404 : 200 });
  });
}

describe('a file that could not be loaded', () => {
  it('was tampered with when it is there with another content', async () => {
    expect(await isTampered(failed(URL_OF_FILE), releases, serve('another'))).toBe(true);
  });

  it.each(['promised', 'none', 'no network'] as const)('was not when the server has: %s', async (content) => {
    expect(await isTampered(failed(URL_OF_FILE), releases, serve(content))).toBe(false);
  });

  it('is looked at past the cache, which may hold the wrong one', async () => {
    const fetch = serve('promised');
    await isTampered(failed(URL_OF_FILE), releases, fetch);
    expect(fetch.mock.calls[0]).toEqual([URL_OF_FILE, { cache: 'reload' }]);
  });

  it('is known by webpack’s chunk loader as well', async () => {
    const cause = Object.assign(new Error('Loading chunk 7 failed'), { request: URL_OF_FILE });
    const error = new AppError('remote-load', cause.message, { cause });
    expect(await isTampered(error, releases, serve('another'))).toBe(true);
  });

  it('is not looked at when the error names none, or one of no release', async () => {
    const fetch = serve('another');
    expect(await isTampered(new AppError('remote-load', 'boom'), releases, fetch)).toBe(false);
    expect(await isTampered(failed('/elsewhere.js'), releases, fetch)).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});
