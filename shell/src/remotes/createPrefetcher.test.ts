import { createPrefetcher } from './createPrefetcher';

/** Lets everything that is ready go on. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function createWork() {
  const started: string[] = [];
  const finish: Record<string, (done: boolean) => void> = {};
  const work = (key: string) => () =>
    new Promise<boolean>((resolve) => {
      started.push(key);
      finish[key] = resolve;
    });
  return { started, finish, work };
}

describe('prefetcher', () => {
  it('runs four at once, the others in the order they were asked for', async () => {
    const prefetch = createPrefetcher(() => undefined);
    const { started, finish, work } = createWork();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) prefetch(key, work(key));
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    finish['b']?.(true);
    await settle();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    finish['a']?.(true);
    finish['c']?.(true);
    await settle();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('does nothing while the visitor saves data, and looks again each time', () => {
    let saveData = true;
    const prefetch = createPrefetcher(() => ({ saveData }));
    const { started, work } = createWork();
    prefetch('a', work('a'));
    expect(started).toEqual([]);
    saveData = false;
    prefetch('a', work('a'));
    expect(started).toEqual(['a']);
  });

  it('fetches each thing once', async () => {
    const prefetch = createPrefetcher(() => undefined);
    const { started, finish, work } = createWork();
    prefetch('a', work('a'));
    prefetch('a', work('a'));
    finish['a']?.(true);
    await settle();
    prefetch('a', work('a'));
    expect(started).toEqual(['a']);
  });

  it.each([
    ['answers that it failed', async () => false],
    ['throws', () => Promise.reject(new Error('offline'))],
  ])('may be asked again for what %s', async (_, fails) => {
    const prefetch = createPrefetcher(() => undefined);
    const { started, work } = createWork();
    prefetch('a', fails);
    await settle();
    prefetch('a', work('a'));
    expect(started).toEqual(['a']);
  });
});
