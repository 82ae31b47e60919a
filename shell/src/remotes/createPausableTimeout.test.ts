import { createPausableTimeout } from './createPausableTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(limit = 1000) {
  const onExpired = jest.fn();
  return { onExpired, timeout: createPausableTimeout(limit, onExpired, () => Date.now()) };
}
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

describe('a pausable timeout', () => {
  it('expires after its limit, once', () => {
    const { onExpired } = start();
    jest.advanceTimersByTime(999);
    expect(onExpired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('does not expire once it was stopped', async () => {
    const { onExpired, timeout } = start();
    const work = timeout.waitFor(after(10));
    timeout.stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(await work).toBe('done');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('is paused while something else is waited for, and goes on with what is left', async () => {
    const { onExpired, timeout } = start();
    await jest.advanceTimersByTimeAsync(600);
    const work = timeout.waitFor(after(60_000));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await work).toBe('done');
    await jest.advanceTimersByTimeAsync(399);
    expect(onExpired).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('is paused until the last of several works has ended', async () => {
    const { onExpired, timeout } = start();
    const works = Promise.all([timeout.waitFor(after(500)), timeout.waitFor(after(5000))]);
    await jest.advanceTimersByTimeAsync(5999);
    expect(onExpired).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(await works).toEqual(['done', 'done']);
  });

  it('goes on when what was waited for fails, and passes the failure on', async () => {
    const { onExpired, timeout } = start();
    await expect(timeout.waitFor(Promise.reject(new Error('503')))).rejects.toThrow('503');
    await jest.advanceTimersByTimeAsync(1000);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });
});
