import { createReloadGuard } from './createReloadGuard';

let time: number;
beforeEach(() => {
  time = 1_000_000;
  sessionStorage.clear();
});
const guard = () => createReloadGuard(sessionStorage, () => time);

describe('the reload guard', () => {
  it('lets a path be reloaded once within 10 s, also by the page that the reload brought', () => {
    expect(guard()('/Jour')).toBe(true);
    time += 9_999;
    expect(guard()('/Jour')).toBe(false);
    time += 1;
    expect(guard()('/Jour')).toBe(true);
  });

  it('counts each path by itself', () => {
    const mayReload = guard();
    expect([mayReload('/Jour'), mayReload('/Stats'), mayReload('/Jour')]).toEqual([true, true, false]);
  });

  it('does not stay shut when the clock was set back', () => {
    expect(guard()('/Jour')).toBe(true);
    time -= 3_600_000;
    expect(guard()('/Jour')).toBe(true);
  });

  it.each(['no json', '7', '[["/Jour"]]'])('takes a foreign text (%s) for no reload', (text) => {
    sessionStorage.setItem('galopin-reloads', text);
    expect(guard()('/Jour')).toBe(true);
  });

  it('reloads nothing where it could not remember it', () => {
    expect(createReloadGuard(undefined, () => time)('/Jour')).toBe(false);
  });
});
