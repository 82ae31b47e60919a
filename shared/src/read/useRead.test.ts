import { act } from '@testing-library/react';
import { renderReading } from './testing/renderReading';
import { useRead } from './useRead';

const setUp = (options?: Parameters<typeof renderReading>[1]) => renderReading(useRead, options);

describe('a reading', () => {
  it('is loading, then ready', async () => {
    const { calls, shown } = setUp();
    expect(shown()).toMatchObject({ status: 'loading' });
    await calls[0]!.answer('A');
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
    expect(calls).toHaveLength(1);
  });

  it('that fails says why and is logged', async () => {
    const { calls, warn, shown } = setUp();
    await calls[0]!.fail(new Error('offline'));
    expect(shown()).toMatchObject({ status: 'failed', reason: 'erreur imprévue' });
    expect(warn).toHaveBeenCalledWith('The value could not be read', { message: 'offline' });
  });

  it('that fails with no error says that, too', async () => {
    const { calls, shown } = setUp();
    await calls[0]!.fail('refused');
    expect(shown()).toMatchObject({ status: 'failed', reason: 'erreur imprévue' });
  });

  it('can be tried again by hand', async () => {
    const { calls, shown } = setUp();
    await calls[0]!.fail(new Error('offline'));
    act(() => shown().retry());
    expect(shown()).toMatchObject({ status: 'loading' });
    await calls[1]!.answer('A');
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
  });

  it('is aborted when the page is left, and neither shown nor logged any more', async () => {
    const { calls, warn, shown, unmount } = setUp();
    unmount();
    expect(calls[0]!.signal.aborted).toBe(true);
    await calls[0]!.fail(new Error('aborted'));
    expect(shown()).toMatchObject({ status: 'loading' });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('another key', () => {
  it('starts over, so that no key shows another’s value', async () => {
    const { calls, shown, rerender } = setUp({ key: 1 });
    await calls[0]!.answer('A');
    rerender({ key: 2 });
    expect(shown()).toMatchObject({ status: 'loading' });
    await calls[1]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
  });

  it('aborts the reading under way and drops its late answer', async () => {
    const { calls, shown, rerender } = setUp({ key: 1 });
    rerender({ key: 2 });
    expect(calls[0]!.signal.aborted).toBe(true);
    await calls[1]!.answer('B');
    await calls[0]!.answer('A');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
  });
});

describe('a reading again', () => {
  it('begins with every new version; the value stays until the next is there', async () => {
    const { calls, shown, rerender } = setUp({ version: 1 });
    await calls[0]!.answer('A');
    rerender({ version: 2 });
    expect(calls).toHaveLength(2);
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
    await calls[1]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
  });

  it('that fails leaves the value and says why', async () => {
    const { calls, warn, shown } = setUp();
    await calls[0]!.answer('A');
    act(() => shown().retry());
    await calls[1]!.fail(new Error('offline'));
    expect(shown()).toMatchObject({ status: 'ready', value: 'A', reason: 'erreur imprévue' });
    expect(warn).toHaveBeenCalledTimes(1);
    act(() => shown().retry());
    await calls[2]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
    expect(shown()).not.toHaveProperty('reason');
  });

  it('takes the place of the one under way, whose late answer is dropped', async () => {
    const { calls, shown } = setUp();
    act(() => shown().retry());
    expect(calls[0]!.signal.aborted).toBe(true);
    await calls[1]!.answer('newer');
    await calls[0]!.answer('older');
    expect(shown()).toMatchObject({ status: 'ready', value: 'newer' });
  });
});

describe('a reading whose value came with the page', () => {
  it('is ready at once, and reads from the next version on', async () => {
    const { calls, shown, rerender } = setUp({ version: 1, known: 'A' });
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
    expect(calls).toEqual([]);
    rerender({ version: 2, known: 'A' });
    await calls[0]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
  });

  it('reads another key, and reads by hand', async () => {
    const { calls, shown, rerender } = setUp({ key: 1, known: 'A' });
    act(() => shown().retry());
    await calls[0]!.answer('B');
    expect(shown()).toMatchObject({ value: 'B' });
    rerender({ key: 2, known: 'A' });
    expect(shown()).toMatchObject({ status: 'loading' });
    expect(calls).toHaveLength(2);
  });
});

describe('a reading that is not enabled', () => {
  it('reads nothing until it is', async () => {
    const { calls, shown, rerender } = setUp({ enabled: false });
    expect(calls).toEqual([]);
    expect(shown()).toMatchObject({ status: 'loading' });
    rerender({ enabled: true });
    await calls[0]!.answer('A');
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
  });

  it('gives up the one under way and keeps what was read', async () => {
    const { calls, shown, rerender } = setUp();
    await calls[0]!.answer('A');
    rerender({ version: 2 });
    rerender({ version: 2, enabled: false });
    expect(calls[1]!.signal.aborted).toBe(true);
    await calls[1]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
  });

  it('reads anew once it is enabled again', async () => {
    const { calls, shown, rerender } = setUp();
    await calls[0]!.answer('A');
    rerender({ enabled: false });
    rerender({ enabled: true });
    expect(shown()).toMatchObject({ status: 'ready', value: 'A' });
    await calls[1]!.answer('B');
    expect(shown()).toMatchObject({ status: 'ready', value: 'B' });
  });
});
