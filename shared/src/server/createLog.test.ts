import { createLog } from './createLog';

describe('the log of a server', () => {
  const logged = (err: unknown) => {
    const lines: string[] = [];
    createLog('backend', 'info', { write: (line) => lines.push(line) }).error({ err }, 'It failed');
    return JSON.parse(lines.join('')) as { readonly err: Record<string, unknown> };
  };

  it('tells what failed, where and why', () => {
    const cause = new TypeError('the reason');
    const error = Object.assign(new RangeError('the failure', { cause }), { code: '23514', constraint: 'c' });
    const { err } = logged(error);
    expect(err).toMatchObject({ type: 'RangeError', code: '23514', constraint: 'c' });
    expect(err['message']).toBe('the failure: the reason');
    expect(err['stack']).toMatch(/createLog\.test\.ts[^]*caused by: TypeError: the reason/);
  });

  it('leaves out the rows that a database tells of, and all else an error carries', () => {
    const error = Object.assign(new Error('new row violates a constraint'), {
      detail: 'Failing row contains (membre@demo.test, Élodie).',
      where: 'membre@demo.test',
      request: { headers: { authorization: 'Bearer eyJ' } },
      cause: Object.assign(new Error('inner'), { detail: 'membre@demo.test' }),
    });
    expect(JSON.stringify(logged(error))).not.toMatch(/membre|Élodie|Bearer/);
  });

  it('takes what is no error as it is', () => {
    expect(logged('a text').err).toBe('a text');
  });
});
