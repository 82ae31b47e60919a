import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deprecatedIn, DEPRECATIONS } from './deprecations';
import { CONTRACT_VERSION } from './version';

const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const minorOf = (version: string) => version.split('.').slice(0, 2).map(Number);

describe.each(DEPRECATIONS)('$member, which goes away', ({ member, since, goes }) => {
  it('is announced where it is compiled', () => {
    const name = member.split('.').at(-1) ?? '';
    expect(sources).toMatch(new RegExp(`@deprecated[^\\n]*${goes.split('.')[0]}[^]{0,300}?\\b${name}\\(`));
  });

  it('goes with a major version, and not before one minor version has announced it', () => {
    const [[major = 0, minor = 0], [announced = 0, first = 0], [last = 0, rest]] = [
      minorOf(CONTRACT_VERSION),
      minorOf(since),
      minorOf(goes),
    ] as const;
    expect(rest).toBe(0);
    expect(last).toBeGreaterThan(announced);
    expect(major < last || (major === last && minor > first)).toBe(true);
  });
});

describe('deprecated members of a program', () => {
  it('are found in what a minifier leaves of it', () => {
    expect(deprecatedIn('const a=e();await a.session.refreshToken()').map(({ member }) => member)).toEqual([
      'session.refreshToken',
    ]);
    expect(deprecatedIn('const refreshToken = 1')).toEqual([]);
  });
});
