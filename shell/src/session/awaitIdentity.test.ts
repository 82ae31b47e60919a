import { createFakeIdentity } from '../testing/createFakeIdentity';
import { awaitIdentity, IDENTITY_PAUSE, IDENTITY_TRIES } from './awaitIdentity';

describe('awaitIdentity', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits as the specification says: 10 tries, 500 ms apart', () => {
    expect([IDENTITY_TRIES, IDENTITY_PAUSE]).toEqual([10, 500]);
  });

  it('takes a provider that comes at once without a pause', async () => {
    const identity = createFakeIdentity();
    expect(await awaitIdentity(async () => identity)).toBe(identity);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('takes a provider that comes with the last try', async () => {
    const identity = createFakeIdentity();
    let tries = 0;
    const found = awaitIdentity(async () => {
      tries += 1;
      if (tries < 10) throw new Error('not yet');
      return identity;
    });
    await jest.advanceTimersByTimeAsync(4499);
    expect(tries).toBe(9);
    await jest.advanceTimersByTimeAsync(1);
    expect(await found).toBe(identity);
  });

  it('gives up after the tenth try, not before', async () => {
    const load = jest.fn(() => Promise.reject(new Error('blocked')));
    let result: unknown = 'waiting';
    void awaitIdentity(load).then((found) => {
      result = found;
    });
    await jest.advanceTimersByTimeAsync(4499);
    expect(result).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(result).toBeNull();
    expect(load).toHaveBeenCalledTimes(10);
  });
});
