import { webcrypto } from 'node:crypto';
import { tabSession } from './tabSession';

beforeAll(() => void Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => sessionStorage.clear());

describe('the number of a tab', () => {
  it('is 16 hexadecimal digits and stays through a reload', () => {
    const first = tabSession(sessionStorage);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(tabSession(sessionStorage)).toBe(first);
  });

  it('is another one in another tab', () => {
    const first = tabSession(sessionStorage);
    sessionStorage.clear();
    expect(tabSession(sessionStorage)).not.toBe(first);
  });

  it('replaces what is no such number, and needs no storage', () => {
    sessionStorage.setItem('galopin-tab', 'x');
    expect(tabSession(sessionStorage)).toMatch(/^[0-9a-f]{16}$/);
    expect(tabSession(undefined)).toMatch(/^[0-9a-f]{16}$/);
  });
});
