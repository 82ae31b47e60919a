import { act } from '@testing-library/react';
import { renderReading } from './testing/renderReading';
import { useReadEvery } from './useReadEvery';

const PERIOD = 10_000;

function setUp() {
  return renderReading((read, options) => useReadEvery(PERIOD, read, options));
}

describe('a reading every so many milliseconds', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const see = (state: DocumentVisibilityState) =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('begins that long after the last answer', async () => {
    const { calls, shown } = setUp();
    pass(2 * PERIOD);
    expect(calls).toHaveLength(1);
    await calls[0]!.answer('A');
    pass(PERIOD - 1);
    expect(calls).toHaveLength(1);
    pass(1);
    expect(calls).toHaveLength(2);
    await calls[1]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
    pass(PERIOD);
    expect(calls).toHaveLength(3);
  });

  it('goes on after a failure, which is shown until there is an answer', async () => {
    const { calls, shown } = setUp();
    await calls[0]!.fail(new Error('offline'));
    pass(PERIOD);
    expect(shown()).toMatchObject({ status: 'failed' });
    await calls[1]!.fail(new Error('offline'));
    pass(PERIOD);
    await calls[2]!.answer('A');
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
  });

  it('waits in a tab that nobody sees, and begins when it is due and seen', async () => {
    const { calls } = setUp();
    await calls[0]!.answer('A');
    see('hidden');
    pass(PERIOD - 1);
    see('visible');
    expect(calls).toHaveLength(1);
    see('hidden');
    pass(PERIOD);
    expect(calls).toHaveLength(1);
    see('visible');
    expect(calls).toHaveLength(2);
  });

  it('does not begin while it is not enabled', async () => {
    const { calls, rerender } = setUp();
    await calls[0]!.answer('A');
    rerender({ enabled: false });
    pass(PERIOD);
    expect(calls).toHaveLength(1);
  });

  it('ends with the page', async () => {
    const { calls, unmount } = setUp();
    await calls[0]!.answer('A');
    unmount();
    // What React itself puts off for a moment.
    pass(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
