import { renderHook } from '@testing-library/react';
import { useSpread } from './useSpread';

describe('useSpread', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('runs a task once for all calls until then, and again for a later one', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const task = jest.fn();
    const { result } = renderHook(() => useSpread(task, 2000));
    result.current();
    result.current();
    jest.advanceTimersByTime(999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
    result.current();
    jest.advanceTimersByTime(2000);
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('runs the newest task', () => {
    const [older, newer] = [jest.fn(), jest.fn()];
    const { result, rerender } = renderHook(({ task }) => useSpread(task, 100), {
      initialProps: { task: older },
    });
    result.current();
    rerender({ task: newer });
    jest.advanceTimersByTime(100);
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
  });

  it('runs nothing once the page is left', () => {
    const task = jest.fn();
    const { result, unmount } = renderHook(() => useSpread(task, 100));
    result.current();
    unmount();
    jest.advanceTimersByTime(100);
    expect(task).not.toHaveBeenCalled();
  });
});
