import { shouldPromote } from './shouldPromote';

describe('shouldPromote', () => {
  it.each([
    ['a new build', { frozen: false }, false, true],
    ['a build that was taken back', { frozen: false }, true, false],
    ['a new build of a frozen name', { frozen: true }, false, false],
    ['any build where nothing serves', undefined, true, true],
  ])('%s', (_what, serving, isKnown, expected) => {
    expect(shouldPromote(serving, isKnown)).toBe(expected);
  });
});
