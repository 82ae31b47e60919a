import { createTestLogger } from '../testing/createTestLogger';
import { keepPagesForOffline } from './keepPagesForOffline';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function setUp({ savesData = false, refuses = false, isFirstVisit = false } = {}) {
  const told: unknown[] = [];
  const register = jest.fn(async () => {
    if (refuses) throw new DOMException('denied', 'SecurityError');
    return {} as ServiceWorkerRegistration;
  });
  const worker = { postMessage: (message: unknown) => told.push(message) } as unknown as ServiceWorker;
  const controller = isFirstVisit ? null : worker;
  const ready = Promise.resolve({ active: worker } as ServiceWorkerRegistration);
  const logger = createTestLogger();
  return {
    told,
    register,
    logger,
    tell: keepPagesForOffline({
      workers: { register, controller, ready },
      savesData,
      opened: '/?discipline=plat',
      logger,
    }),
  };
}

describe('pages for where there is no network', () => {
  it('are kept by the site’s worker, which is told what is gone to', () => {
    const { register, tell, told } = setUp();
    expect(register).toHaveBeenCalledWith('/sw.js');
    tell('/Course/7?onglet=cotes');
    expect(told).toEqual([{ visited: '/Course/7?onglet=cotes' }]);
  });

  it('have the one that was opened before there was a worker among them, and no other twice', async () => {
    const first = setUp({ isFirstVisit: true });
    await settle();
    expect(first.told).toEqual([{ visited: '/?discipline=plat' }]);
    const later = setUp();
    await settle();
    expect(later.told).toEqual([]);
  });

  it('are not fetched for who saves data', async () => {
    const { tell, told } = setUp({ savesData: true, isFirstVisit: true });
    tell('/Course/7');
    await settle();
    expect(told).toEqual([]);
  });

  it('are done without where the browser refuses, or has no worker', async () => {
    const { logger } = setUp({ refuses: true });
    await settle();
    expect(logger.lines.map(({ message }) => message)).toEqual(['Pages cannot be kept for offline']);
    const tell = keepPagesForOffline({ workers: undefined, savesData: false, opened: '/', logger });
    expect(() => tell('/')).not.toThrow();
  });
});
