import { createParseLogger } from './createParseLogger';

describe('the log of Parse Server', () => {
  const logged: unknown[] = [];
  const note = (level: string) => (message: string, context?: unknown) =>
    void logged.push([level, message, context]);
  const { log } = createParseLogger({ warn: note('warn'), error: note('error') });

  beforeEach(() => {
    logged.length = 0;
  });

  it('passes on warnings and errors as text', () => {
    log('warn', 'careful');
    log('error', 'Uncaught internal server error.', new Error('no connection'), 'a stack');
    log('error', new Error('alone'));
    log('error', { some: 'thing' });
    expect(logged).toEqual([
      ['warn', 'Parse: careful', {}],
      ['error', 'Parse: Uncaught internal server error.', { reason: 'Error: no connection' }],
      ['error', 'Parse: Error: alone', {}],
      ['error', 'Parse: message', {}],
    ]);
  });

  it('leaves out what a request held and what it brought upon itself', () => {
    log('info', 'Ran cloud function with: Input: {"token":"secret"}');
    log('verbose', 'REQUEST', { headers: {} });
    log('error', 'Parse error: ', Object.assign(new Error('Permission denied'), { code: 119 }));
    log('error', 'Route not allowed by routeAllowList: GET classes/Tip');
    log('error', "Request using master key rejected as the request IP address '127.0.0.1' is not set");
    log('error', "Request using read-only master key rejected as the request IP address '::1' is not set");
    expect(logged).toEqual([]);
  });

  it('keeps the server’s own faults and shortens them', () => {
    log('error', 'Parse error: ', Object.assign(new Error('x'.repeat(2000)), { code: 1 }));
    expect(logged).toEqual([
      ['error', 'Parse: Parse error:', { reason: expect.stringMatching(/^Error: x{400,493}$/) }],
    ]);
  });
});
