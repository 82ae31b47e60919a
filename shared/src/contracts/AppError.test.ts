import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError, ERROR_CODES, isAppError, type ErrorCode } from './AppError';

/** The same module once more, as each remote has it. */
function anotherCopy() {
  let copy: { AppError: typeof AppError } | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual('./AppError');
  });
  if (!copy) throw new Error('the module was not loaded');
  return copy;
}

describe('AppError', () => {
  it('carries code, message, facts and cause', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new AppError('network', 'no answer', { cause, details: { path: '/caractrap' } });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'AppError',
      code: 'network',
      message: 'no answer',
      cause,
      details: { path: '/caractrap' },
    });
  });

  it('has empty details and no cause by default', () => {
    const error = new AppError('http', 'HTTP error! status: 500');
    expect(error.details).toEqual({});
    expect('cause' in error).toBe(false);
  });
});

describe('isAppError', () => {
  it('knows an error by its code', () => {
    const error = new AppError('http', 'x');
    expect(isAppError(error)).toBe(true);
    expect(isAppError(error, 'http')).toBe(true);
    expect(isAppError(error, 'network')).toBe(false);
  });

  it('knows one made by another copy of the module', () => {
    const Other = anotherCopy().AppError;
    expect(Other).not.toBe(AppError);
    const error: unknown = new Other('not-found', 'x');
    expect(error).not.toBeInstanceOf(AppError);
    expect(isAppError(error, 'not-found')).toBe(true);
  });

  it.each([
    new Error('x'),
    Object.assign(new Error('x'), { code: 'http' }),
    { name: 'AppError', code: 'http', message: 'x' },
    'AppError',
    null,
    undefined,
  ])('does not take %p for one', (value) => expect(isAppError(value)).toBe(false));
});

describe('the table of codes', () => {
  it('is the one in docs/errors.md, word for word', () => {
    const page = readFileSync(path.resolve(__dirname, '../../../docs/errors.md'), 'utf8');
    const [own = ''] = page.split('## What servers answer');
    const rows = [...own.matchAll(/^\| `([a-z-]+)`\s*\| ([^|]+?)\s*\|/gm)].map(([, code, means]) => [
      code,
      means,
    ]);
    expect(Object.fromEntries(rows)).toEqual(ERROR_CODES satisfies Record<ErrorCode, string>);
    expect(rows).toHaveLength(Object.keys(ERROR_CODES).length);
  });
});
