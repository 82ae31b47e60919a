import { createPageCache } from './createPageCache';

interface Made {
  readonly text: string;
  readonly verdict?: 'failed' | 'passing';
}

function setUp(most?: number) {
  const clock = { time: 1_000_000 };
  const data = { now: 1, changedAt: 0, heard: true };
  const cache = createPageCache<Made>({
    data: {
      generation: () => data.now,
      changedAt: () => data.changedAt,
      isHeard: () => data.heard,
    },
    judge: ({ verdict }) => verdict ?? 'good',
    sizeOf: ({ text }) => text.length,
    now: () => clock.time,
    ...(most !== undefined && { most }),
  });
  const release = {};
  let made = 0;
  const make = jest.fn(async (): Promise<Made> => ({ text: `page ${(made += 1)}` }));
  const find = async (key = '/', of: object = release) => (await cache.find(of, key, make))?.text;
  const change = () => {
    data.now += 1;
    data.changedAt = clock.time;
  };
  return { clock, data, cache, release, make, find, change };
}

/** Lets what was begun in the background come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a rendered page', () => {
  it('is made once for all who want it at the same moment, and given again', async () => {
    const { find, make } = setUp();
    expect(await Promise.all([find(), find(), find()])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(await find()).toBe('page 1');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is another one for each address and each release', async () => {
    const { find } = setUp();
    expect([await find('/'), await find('/Aspibet'), await find('/', {})]).toEqual([
      'page 1',
      'page 2',
      'page 3',
    ]);
  });

  it('is given a last time while the next one is made, once it tells times of some seconds ago', async () => {
    const { find, clock } = setUp();
    await find();
    clock.time += 5000;
    expect(await find()).toBe('page 1');
    await settle();
    expect(await find()).toBe('page 2');
  });

  it('is waited for when it is older than that', async () => {
    const { find, clock } = setUp();
    await find();
    clock.time += 20_000;
    expect(await find()).toBe('page 2');
  });

  it('of before a change is given for half a second at most', async () => {
    const { find, change, clock, make } = setUp();
    await find();
    change();
    clock.time += 499;
    make.mockImplementationOnce(() => new Promise(() => undefined));
    expect(await find()).toBe('page 1');
    const { find: again, change: changeAgain, clock: later } = setUp();
    await again();
    changeAgain();
    later.time += 500;
    expect(await again()).toBe('page 2');
  });

  it('is not of after a change that came while it was made', async () => {
    const { find, change, clock, make } = setUp();
    make.mockImplementationOnce(async () => {
      change();
      return { text: 'of before' };
    });
    await find();
    clock.time += 500;
    expect(await find()).toBe('page 1');
  });

  it('lives a second while nobody tells of changes', async () => {
    const { find, data, clock } = setUp();
    await find();
    data.heard = false;
    clock.time += 999;
    expect(await find()).toBe('page 1');
    clock.time += 1;
    expect(await find()).toBe('page 2');
  });

  it('that could not be made is tried again after five seconds, and at once where it says nothing of the next', async () => {
    const { find, make, clock } = setUp();
    make.mockResolvedValueOnce({ text: 'none', verdict: 'failed' });
    expect([await find(), await find()]).toEqual(['none', 'none']);
    clock.time += 5000;
    expect(await find()).toBe('page 1');
    make.mockResolvedValueOnce({ text: 'busy', verdict: 'passing' });
    expect([await find('/x'), await find('/x')]).toEqual(['busy', 'page 2']);
  });

  it('that takes longer than a visitor should wait is for the next one', async () => {
    jest.useFakeTimers();
    const { find, make } = setUp();
    let finish: (made: Made) => void = () => undefined;
    make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const first = find();
    await jest.advanceTimersByTimeAsync(1200);
    expect(await first).toBeUndefined();
    finish({ text: 'late' });
    await jest.advanceTimersByTimeAsync(0);
    expect(await find()).toBe('late');
    jest.useRealTimers();
  });

  it('whose making throws is made anew, and whoever waited is told', async () => {
    const { find, make } = setUp();
    make.mockRejectedValueOnce(new Error('a fault of ours'));
    await expect(find()).rejects.toThrow('a fault of ours');
    expect(await find()).toBe('page 1');
  });

  it('gives way to others where there are too many', async () => {
    const { find, make } = setUp(24);
    await find('/a');
    await find('/b');
    await find('/c');
    await find('/a');
    expect(make).toHaveBeenCalledTimes(4);
  });
});
