import { describeDeath, refusalIn } from './faults';

describe('what a page failed of', () => {
  it.each([
    'process is not defined',
    'fetch is not defined',
    'node:fs is not to be had on a server',
    'Code generation from strings disallowed for this context',
    'A dynamic import callback was not specified.',
    'Access to this API has been restricted',
  ])('is a refusal where it reached for what it may not have: %s', (message) => {
    expect(refusalIn(message)).toBe('refused');
  });

  it.each(['document is not defined', 'runners is not defined', ''])('is none elsewhere: %s', (message) => {
    expect(refusalIn(message)).toBeUndefined();
  });

  it.each([
    [134, null],
    [null, 'SIGABRT'],
    [null, 'SIGKILL'],
    [1, null],
  ] as const)('is memory where its process ended by itself (%s, %s)', (code, signal) => {
    expect(describeDeath(code, signal).fault).toBe('memory');
  });
});
