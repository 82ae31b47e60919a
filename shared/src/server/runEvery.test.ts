/** @jest-environment node */
import { runEvery } from './runEvery';

describe('runEvery', () => {
  const report = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    report.mockClear();
  });
  afterEach(() => void jest.useRealTimers());

  it('rests before the first work and after each', async () => {
    const work = jest.fn(async () => undefined);
    const stop = runEvery(1000, work, report);
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
    const stop = runEvery(1000, work, report);
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

  it('tells of a failure, and goes on', async () => {
    const failures = [
      () => {
        throw new Error('at once');
      },
      () => Promise.reject(new Error('later')),
    ];
    const work = jest.fn(async () => failures.shift()?.());
    const stop = runEvery(1000, work, report);
    await jest.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledTimes(3);
    expect(report.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]);
    await stop();
  });

  it('keeps no process alive', async () => {
    const unref = jest.spyOn(global, 'setTimeout');
    const stop = runEvery(1000, async () => undefined, report);
    const timer = unref.mock.results[0]?.value as NodeJS.Timeout;
    expect(timer.hasRef()).toBe(false);
    await stop();
    unref.mockRestore();
  });
});
