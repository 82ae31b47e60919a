import { FIRST_RETRY_DELAY, LONGEST_RETRY_DELAY, retryFailedReads } from './retryFailedReads';

describe('reading again after a failure', () => {
  let isOnline: boolean;
  let online: () => void;
  const readFailureListeners = new Set<() => void>();
  const onRetry = jest.fn();
  const fail = () => readFailureListeners.forEach((listener) => listener());

  beforeEach(() => {
    jest.useFakeTimers();
    isOnline = true;
    readFailureListeners.clear();
    retryFailedReads({
      window: {
        navigator: {
          get onLine() {
            return isOnline;
          },
        } as Navigator,
        addEventListener: ((_kind: string, listener: () => void) => {
          online = listener;
        }) as Window['addEventListener'],
      },
      readFailureListeners,
      onRetry,
      random: () => 0.5,
    });
  });
  afterEach(() => {
    onRetry.mockReset();
    jest.useRealTimers();
  });

  it('comes once for all readings that failed until then', () => {
    fail();
    fail();
    jest.advanceTimersByTime(FIRST_RETRY_DELAY - 1);
    expect(onRetry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onRetry).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10 * LONGEST_RETRY_DELAY);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('comes less and less often while nothing can be read', () => {
    onRetry.mockImplementation(fail);
    fail();
    for (const delay of [FIRST_RETRY_DELAY, 2 * FIRST_RETRY_DELAY, 4 * FIRST_RETRY_DELAY]) {
      onRetry.mockClear();
      jest.advanceTimersByTime(delay - 1);
      expect(onRetry).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(onRetry).toHaveBeenCalledTimes(1);
    }
    jest.advanceTimersByTime(10 * LONGEST_RETRY_DELAY);
    onRetry.mockClear();
    jest.advanceTimersByTime(5 * LONGEST_RETRY_DELAY);
    expect(onRetry).toHaveBeenCalledTimes(5);
  });

  it('comes soon again once a reading has gone well', () => {
    fail();
    jest.advanceTimersByTime(FIRST_RETRY_DELAY);
    jest.advanceTimersByTime(2 * FIRST_RETRY_DELAY);
    onRetry.mockClear();
    fail();
    jest.advanceTimersByTime(FIRST_RETRY_DELAY);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('waits for the network where there is none', () => {
    isOnline = false;
    fail();
    jest.advanceTimersByTime(10 * LONGEST_RETRY_DELAY);
    expect(onRetry).not.toHaveBeenCalled();
    isOnline = true;
    online();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is not needed by who comes online and missed nothing', () => {
    online();
    jest.advanceTimersByTime(LONGEST_RETRY_DELAY);
    expect(onRetry).not.toHaveBeenCalled();
  });
});
