import type { BuildRole, HealthEvent } from '@galopin/shared/contracts';
import { watchErrors } from './watchErrors';

const BUILD = '0123456789abcdef';
const file = `https://galopin.test/_mf/mf-races/${BUILD}/page-day.1234abcd.js`;
const events: HealthEvent[] = [];
const roles: Record<string, BuildRole> = { [`mf-races/${BUILD}`]: 'canary' };

beforeAll(() =>
  watchErrors({
    window,
    roleOf: (name, buildId) => roles[`${name}/${buildId}`],
    onEvent: (event) => events.push(event),
  }),
);
beforeEach(() => void events.splice(0));

function thrown(stack: string): Error {
  return Object.assign(new Error('boom'), { stack: `Error: boom\n${stack}` });
}
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('stray errors', () => {
  it('count for the build whose file threw them, in its role', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(`at f (${file}:1:2)`) }));
    expect(events).toEqual([
      {
        kind: 'error',
        remote: 'mf-races',
        build: BUILD,
        role: 'canary',
        message: 'boom',
        stack: expect.stringContaining(file) as string,
      },
    ]);
  });

  it('count for the nearest caller when a shared file threw them', () => {
    reject(thrown(`at fetch (https://galopin.test/vendor.js:1:2)\nat f (${file}:1:2)`));
    expect(events).toMatchObject([{ kind: 'error', remote: 'mf-races' }]);
  });

  it('count by the file name where there is no stack', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: file }));
    expect(events).toMatchObject([{ remote: 'mf-races', message: 'Script error.' }]);
  });

  it('count for nobody when they come from elsewhere', () => {
    reject(thrown('at g (chrome-extension://abc/content.js:1:2)'));
    reject('a sentence');
    expect(events).toEqual([]);
  });

  it('count for nobody when the build is no part of the release any more', () => {
    reject(thrown(`at f (${file.replace(BUILD, 'ffffffffffffffff')}:1:2)`));
    expect(events).toEqual([]);
  });
});

describe('what the page’s policy refuses', () => {
  const violate = (effectiveDirective: string, sourceFile: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective,
        sourceFile,
        blockedURI: 'https://elsewhere.test/x.js',
      }),
    );

  it('counts for the build that asked for a script', () => {
    violate('script-src-elem', file);
    expect(events).toMatchObject([
      { kind: 'error', remote: 'mf-races', message: 'script-src-elem: https://elsewhere.test/x.js' },
    ]);
  });

  it('does not count where it is no script', () => {
    violate('img-src', file);
    expect(events).toEqual([]);
  });
});
