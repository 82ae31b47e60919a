import { within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what comes in time, and leaves no timer behind', async () => {
  expect(await within(100, Promise.resolve('here'))).toBe('here');
  await expect(within(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives nothing for what takes longer', async () => {
  const waiting = within(100, new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(100);
  expect(await waiting).toBeNull();
});
