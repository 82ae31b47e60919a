import { installedChromium } from './installedChromium';

const on = (files: readonly string[], environment = {}) =>
  installedChromium({ PATH: '/home/me/bin:/usr/bin', ...environment }, (place) => files.includes(place));

describe('installedChromium', () => {
  it('takes the one without windows before any other', () => {
    expect(on(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  it.each(['/home/me/bin/google-chrome-stable', '/snap/bin/chromium', '/usr/bin/microsoft-edge'])(
    'finds one of another name or place: %s',
    (place) => expect(on([place])).toBe(place),
  );

  it('takes the one that is named, and refuses a name without a file', () => {
    expect(on(['/opt/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' })).toBe('/opt/mine');
    expect(() => on(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/gone' })).toThrow(
      'CHROMIUM_PATH=/opt/gone: there is no such file',
    );
  });

  it('is undefined where there is none', () => expect(on([])).toBeUndefined());
});
