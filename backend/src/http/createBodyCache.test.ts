import { createChangeFeed } from '../changes/ChangeFeed';
import { createBodyCache } from './createBodyCache';

describe('the cache of answers', () => {
  it('makes an answer once for all who ask at the same moment and after', async () => {
    const cache = createBodyCache({ changes: createChangeFeed() });
    const make = jest.fn(() => Promise.resolve({ value: [1] }));
    const [first, second] = await Promise.all([cache.get('day', make), cache.get('day', make)]);
    expect(second).toBe(first);
    expect(await cache.get('day', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('lets everything go when what is stored changed, also answers still being made', async () => {
    const changes = createChangeFeed();
    const cache = createBodyCache({ changes });
    const old = cache.get('day', () => Promise.resolve({ value: 'old' }));
    changes.announce('2026-11-21');
    const fresh = await cache.get('day', () => Promise.resolve({ value: 'new' }));
    expect(String(await fresh.encoded('identity'))).toBe('"new"');
    expect((await old).etag).not.toBe(fresh.etag);
  });

  it('keeps no failure', async () => {
    const cache = createBodyCache({ changes: createChangeFeed() });
    await expect(cache.get('day', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(
      String(await (await cache.get('day', () => Promise.resolve({ value: 1 }))).encoded('identity')),
    ).toBe('1');
  });
});
