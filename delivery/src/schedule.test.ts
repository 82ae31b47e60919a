import { schedule } from './schedule';

describe('schedule', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('rests before the first work and after each', async () => {
    const work = jest.fn(async () => undefined);
    const stop = schedule(1000, work);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(3500);
    expect(work).toHaveBeenCalledTimes(3);
    await stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('stops once what is under way is done, and starts nothing after it', async () => {
    let finish = (): void => undefined;
    const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const stop = schedule(1000, work);
    await jest.advanceTimersByTimeAsync(1000);
    let done = false;
    const stopped = stop().then(() => (done = true));
    await jest.advanceTimersByTimeAsync(5000);
    expect(done).toBe(false);
    finish();
    await stopped;
    await jest.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
