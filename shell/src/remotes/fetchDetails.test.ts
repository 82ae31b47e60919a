import { fetchDetails } from './fetchDetails';

const answer = (ok: boolean, body: unknown) => ({ ok, status: ok ? 200 : 404, json: async () => body });

describe('fetchDetails', () => {
  const given = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = given;
  });

  it('leaves it to the browser to compare the content with the hash', async () => {
    const fake = jest.fn(async () => answer(true, { remotes: {} }));
    globalThis.fetch = fake as never;
    expect(await fetchDetails('/_mf/releases/1.json', 'sha384-x')).toEqual({ remotes: {} });
    expect(fake).toHaveBeenCalledWith(
      '/_mf/releases/1.json',
      expect.objectContaining({ integrity: 'sha384-x', signal: expect.any(AbortSignal) }),
    );
  });

  it('refuses an answer other than 2xx', async () => {
    globalThis.fetch = jest.fn(async () => answer(false, {})) as never;
    await expect(fetchDetails('/_mf/releases/1.json', 'sha384-x')).rejects.toThrow(
      '/_mf/releases/1.json answered 404',
    );
  });
});
