import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, httpError } from '@galopin/shared/testing';
import { attempt } from './attempt';

describe('an attempt', () => {
  it('gives what was asked for, else nothing and a line in the log', async () => {
    const shell = createFakeShell();
    const error = jest.fn();
    const args = { shell: { ...shell, logger: { ...shell.logger, error } } };
    expect(await attempt(args, 'The results', Promise.resolve(7))).toBe(7);
    expect(await attempt(args, 'The results', Promise.reject(httpError(503)))).toBeNull();
    expect(error).toHaveBeenCalledWith('The results could not be loaded', {
      message: expect.stringContaining('503') as string,
    });
  });

  it('is no failure of a visitor who leaves', async () => {
    const left = new AppError('aborted', 'The visitor left');
    await expect(attempt({ shell: createFakeShell() }, 'It', Promise.reject(left))).rejects.toBe(left);
  });
});
