import { FIRST_LOOK, LONGEST_LOOK, lookAgain } from './lookAgain';

describe('looking again', () => {
  let isOnline: boolean;
  let online: () => void;
  const unread = new Set<() => void>();
  const tell = jest.fn();
  const fail = () => unread.forEach((told) => told());

  beforeEach(() => {
    jest.useFakeTimers();
    isOnline = true;
    unread.clear();
    lookAgain({
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
      unread,
      tell,
      random: () => 0.5,
    });
  });
  afterEach(() => {
    tell.mockReset();
    jest.useRealTimers();
  });

  it('comes once for all readings that failed until then', () => {
    fail();
    fail();
    jest.advanceTimersByTime(FIRST_LOOK - 1);
    expect(tell).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10 * LONGEST_LOOK);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('comes less and less often while nothing can be read', () => {
    tell.mockImplementation(fail);
    fail();
    for (const pause of [FIRST_LOOK, 2 * FIRST_LOOK, 4 * FIRST_LOOK]) {
      tell.mockClear();
      jest.advanceTimersByTime(pause - 1);
      expect(tell).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(tell).toHaveBeenCalledTimes(1);
    }
    jest.advanceTimersByTime(10 * LONGEST_LOOK);
    tell.mockClear();
    jest.advanceTimersByTime(5 * LONGEST_LOOK);
    expect(tell).toHaveBeenCalledTimes(5);
  });

  it('comes soon again once a reading has gone well', () => {
    fail();
    jest.advanceTimersByTime(FIRST_LOOK);
    jest.advanceTimersByTime(2 * FIRST_LOOK);
    tell.mockClear();
    fail();
    jest.advanceTimersByTime(FIRST_LOOK);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('waits for the network where there is none', () => {
    isOnline = false;
    fail();
    jest.advanceTimersByTime(10 * LONGEST_LOOK);
    expect(tell).not.toHaveBeenCalled();
    isOnline = true;
    online();
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('is not needed by who comes online and missed nothing', () => {
    online();
    jest.advanceTimersByTime(LONGEST_LOOK);
    expect(tell).not.toHaveBeenCalled();
  });
});
