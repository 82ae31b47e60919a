import { createTestLogger } from '../testing/createTestLogger';
import { keepPagesForOffline } from './keepPagesForOffline';

function setUp({ savesData = false, refuses = false } = {}) {
  const told: unknown[] = [];
  const register = jest.fn(async () => {
    if (refuses) throw new DOMException('denied', 'SecurityError');
    return {} as ServiceWorkerRegistration;
  });
  const controller = { postMessage: (message: unknown) => told.push(message) } as unknown as ServiceWorker;
  const logger = createTestLogger();
  return {
    told,
    register,
    logger,
    tell: keepPagesForOffline({ workers: { register, controller }, savesData, logger }),
  };
}

describe('pages for where there is no network', () => {
  it('are kept by the site’s worker, which is told what is gone to', () => {
    const { register, tell, told } = setUp();
    expect(register).toHaveBeenCalledWith('/sw.js');
    tell('/Course/7?onglet=cotes');
    expect(told).toEqual([{ visited: '/Course/7?onglet=cotes' }]);
  });

  it('are not fetched for who saves data', () => {
    const { tell, told } = setUp({ savesData: true });
    tell('/Course/7');
    expect(told).toEqual([]);
  });

  it('are done without where the browser refuses, or has no worker', async () => {
    const { logger } = setUp({ refuses: true });
    await Promise.resolve();
    await Promise.resolve();
    expect(logger.lines.map(({ message }) => message)).toEqual(['Pages cannot be kept for offline']);
    const tell = keepPagesForOffline({ workers: undefined, savesData: false, logger });
    expect(() => tell('/')).not.toThrow();
  });
});
