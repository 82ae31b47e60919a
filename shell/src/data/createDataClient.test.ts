import { createTestLogger } from '../testing/createTestLogger';
import { createDataClient } from './createDataClient';
import type { ParseSdk } from './parseSdk';

const config = { appId: 'app', javascriptKey: 'key', serverPath: '/parse' };

function setUp(changes: Partial<ParseSdk> = {}, bearer: string | null = null) {
  const sdk = {
    initialise: jest.fn(),
    health: jest.fn(async () => undefined),
    run: jest.fn(async (): Promise<unknown> => ({ tips: [] })),
    ...changes,
  };
  const load = jest.fn(async (): Promise<ParseSdk> => sdk);
  const logger = createTestLogger();
  const data = createDataClient({ config, token: async () => bearer, logger, load });
  return { data, sdk, load, logger };
}

describe('edited content', () => {
  it('brings the vendor’s code with the first call, initialised from the public configuration', async () => {
    const { data, sdk, load } = setUp();
    expect(load).not.toHaveBeenCalled();
    await Promise.all([data.run('tipsOfDay'), data.run('tipsOfDay')]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(sdk.initialise).toHaveBeenCalledWith(config);
    expect(sdk.health).toHaveBeenCalledTimes(1);
  });

  it('runs a function with its parameters and the bearer of a member', async () => {
    const { data, sdk } = setUp({}, 'a-token');
    expect(await data.run('tipsOfDay', { day: '2026-01-01' })).toEqual({ tips: [] });
    expect(sdk.run).toHaveBeenCalledWith('tipsOfDay', { day: '2026-01-01', token: 'a-token' });
  });

  it('sends no token for an anonymous visitor', async () => {
    const { data, sdk } = setUp();
    await data.run('tipsOfDay', { day: '2026-01-01' });
    expect(sdk.run).toHaveBeenCalledWith('tipsOfDay', { day: '2026-01-01' });
  });

  it('is unavailable when the function fails', async () => {
    const cause = new Error('unauthorized');
    const { data } = setUp({ run: () => Promise.reject(cause) });
    await expect(data.run('tipsOfDay')).rejects.toMatchObject({ code: 'data-unavailable', cause });
  });

  it('logs the specification’s words when it cannot be initialised, and tries afresh', async () => {
    const { data, load, logger } = setUp();
    load.mockRejectedValueOnce(new Error('chunk failed'));
    await expect(data.run('tipsOfDay')).rejects.toMatchObject({ code: 'data-unavailable' });
    expect(logger.lines).toEqual([
      {
        level: 'error',
        message: "Erreur lors de l'initialisation Parse",
        context: { message: 'Error: chunk failed' },
      },
    ]);
    expect(await data.run('tipsOfDay')).toEqual({ tips: [] });
  });

  it('goes on when only Parse’s health call fails', async () => {
    const { data, logger } = setUp({ health: () => Promise.reject(new Error('503')) });
    expect(await data.run('tipsOfDay')).toEqual({ tips: [] });
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'warn' })]);
  });
});
