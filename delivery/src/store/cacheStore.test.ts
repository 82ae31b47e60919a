import type { BuildStore } from './BuildStore';
import { cacheStore } from './cacheStore';

const reading = (get: BuildStore['get'], maxSize?: number) =>
  cacheStore({ get, remove: async () => undefined } as Partial<BuildStore> as BuildStore, maxSize);

describe('cacheStore', () => {
  it('reads a key once, also for many at the same time, and one that is not there again', async () => {
    const get = jest.fn(async (key: string) => (key === 'a' ? Buffer.from('a') : null));
    const cached = reading(get);
    const answers = await Promise.all([cached.get('a'), cached.get('a')]);
    expect(answers.map(String)).toEqual(['a', 'a']);
    await cached.get('a');
    expect(get).toHaveBeenCalledTimes(1);
    expect(await cached.get('b')).toBeNull();
    expect(await cached.get('b')).toBeNull();
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('serves on what it knows while the store is away, and fails for the rest', async () => {
    let isAway = false;
    const cached = reading(() =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(Buffer.from('a')),
    );
    await cached.get('a');
    isAway = true;
    expect(String(await cached.get('a'))).toBe('a');
    await expect(cached.get('b')).rejects.toThrow('away');
  });

  it('keeps no more than it may', async () => {
    const get = jest.fn(async () => Buffer.alloc(60));
    const cached = reading(get, 100);
    await cached.get('a');
    await cached.get('b');
    await cached.get('a');
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('forgets what is removed', async () => {
    const get = jest.fn(async () => Buffer.from('a'));
    const cached = reading(get);
    await cached.get('a');
    await cached.remove('a');
    await cached.get('a');
    expect(get).toHaveBeenCalledTimes(2);
  });
});
