import { describeDeath, describeFailedStart, refusalIn } from './faults';

describe('what a page failed of', () => {
  it.each([
    'process is not defined',
    'fetch is not defined',
    'node:fs is not to be had on a server',
    'Code generation from strings disallowed for this context',
    'No such module "node:fs".',
  ])('is a refusal where it reached for what it may not have: %s', (message) => {
    expect(refusalIn(message)).toBe('refused');
  });

  it.each(['document is not defined', 'runners is not defined', ''])('is none elsewhere: %s', (message) => {
    expect(refusalIn(message)).toBeUndefined();
  });
});

describe('a process that ended by itself', () => {
  it('had a full heap where V8 printed so', () => {
    const error = describeDeath(1, 'V8 fatal error; location = Reached heap limit; message =');
    expect([error.fault, error.message]).toEqual(['memory', 'the heap was full']);
  });

  it('is named by its code or signal otherwise', () => {
    const error = describeDeath('SIGKILL', '');
    expect([error.fault, error.message]).toEqual(['memory', 'its process ended with SIGKILL']);
  });
});

describe('a process that was never open', () => {
  it('shows what is wrong with a half that does not compile', () => {
    const error = describeFailedStart(
      "service room: Uncaught SyntaxError: Unexpected identifier 'here'\n  at shell.js:1",
    );
    expect([error.fault, error.message]).toEqual(['shape', "SyntaxError: Unexpected identifier 'here'"]);
  });

  it('is nobody’s fault on a machine that cannot run it', () => {
    const error = describeFailedStart('room: 3: exec: /x/workerd: Exec format error\n');
    expect([error.fault, error.message]).toEqual([
      'busy',
      'workerd cannot be started, so browsers render the pages: room: 3: exec: /x/workerd: Exec format error',
    ]);
  });
});
