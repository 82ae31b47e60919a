import { createPatience } from './createPatience';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(limit = 1000) {
  const onSpent = jest.fn();
  return { onSpent, patience: createPatience(limit, onSpent, () => Date.now()) };
}
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

describe('patience', () => {
  it('is spent after its limit, once', () => {
    const { onSpent } = start();
    jest.advanceTimersByTime(999);
    expect(onSpent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(onSpent).toHaveBeenCalledTimes(1);
  });

  it('is not spent once it was stopped', async () => {
    const { onSpent, patience } = start();
    const work = patience.waitFor(after(10));
    patience.stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(await work).toBe('done');
    expect(onSpent).not.toHaveBeenCalled();
  });

  it('stands still while something else is waited for, and goes on with what is left', async () => {
    const { onSpent, patience } = start();
    await jest.advanceTimersByTimeAsync(600);
    const work = patience.waitFor(after(60_000));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await work).toBe('done');
    await jest.advanceTimersByTimeAsync(399);
    expect(onSpent).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onSpent).toHaveBeenCalledTimes(1);
  });

  it('stands still until the last of several works has ended', async () => {
    const { onSpent, patience } = start();
    const works = Promise.all([patience.waitFor(after(500)), patience.waitFor(after(5000))]);
    await jest.advanceTimersByTimeAsync(5999);
    expect(onSpent).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onSpent).toHaveBeenCalledTimes(1);
    expect(await works).toEqual(['done', 'done']);
  });

  it('goes on when what was waited for fails, and passes the failure on', async () => {
    const { onSpent, patience } = start();
    await expect(patience.waitFor(Promise.reject(new Error('503')))).rejects.toThrow('503');
    await jest.advanceTimersByTimeAsync(1000);
    expect(onSpent).toHaveBeenCalledTimes(1);
  });
});
