import type { HealthEvent } from '@galopin/shared/contracts';
import { describeCrash } from './describeCrash';

const build = '0123456789abcdef';
const url = `https://site.test/_mf/mf-races/${build}/page.1.js`;
const crash = (rest: Partial<HealthEvent>): HealthEvent => ({
  kind: 'crashed',
  remote: 'mf-races',
  build,
  role: 'active',
  message: 'x is undefined',
  ...rest,
});
const frames = (stack: string) => describeCrash(crash({ stack }))?.frames;

describe('describeCrash', () => {
  it('has nothing to say of an event without an error', () => {
    const { message: _message, ...event } = crash({});
    expect(describeCrash(event)).toBeNull();
  });

  it.each([
    ['Chromium', `TypeError: x\n    at Day (${url}:12:34)\n    at r (${url}:1:2)`],
    ['Firefox and Safari', `Day@${url}:12:34\nr@${url}:1:2`],
  ])('reads the frames of %s', (_browser, stack) => {
    expect(frames(stack)).toEqual([
      { file: 'page.1.js', line: 12, column: 34 },
      { file: 'page.1.js', line: 1, column: 2 },
    ]);
  });

  it('keeps frames of the build alone', () => {
    const other = url.replace('mf-races', 'shell');
    expect(frames(`at a (${other}:1:1)\nat b (https://else.test/x.js:2:2)\nat c (${url}:3:3)`)).toEqual([
      { file: 'page.1.js', line: 3, column: 3 },
    ]);
  });

  it('keeps nothing that visitors typed or looked at', () => {
    const message = 'No runner 1234567 for ann.b@site.test at /Course/99?nom=Ann';
    expect(describeCrash(crash({ message }))?.message).toBe(
      'No runner <number> for <address> at /Course/99?…',
    );
  });

  it('groups by message and place', () => {
    const of = (message: string, line: number) =>
      describeCrash(crash({ message, stack: `at a (${url}:${line}:1)` }))?.fingerprint;
    expect(of('No horse 11111', 1)).toBe(of('No horse 22222', 1));
    expect(of('No horse', 1)).not.toBe(of('No horse', 2));
    expect(of('No horse', 1)).not.toBe(of('No jockey', 1));
  });
});
