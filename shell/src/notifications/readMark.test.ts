import { createTestLogger } from '../testing/createTestLogger';
import { createNotifications } from './createNotifications';
import { keepReadMark, READ_KEY } from './readMark';

function setUp(storage: Storage | undefined = localStorage) {
  const logger = createTestLogger();
  const notifications = createNotifications(logger);
  const isKnown = keepReadMark(notifications, storage, window, logger);
  return { notifications, logger, isKnown, readUpTo: () => notifications.store.getState().readUpTo };
}

describe('what was seen of the messages', () => {
  beforeEach(() => localStorage.clear());

  it('is unknown on a first visit, and kept for the next one', () => {
    const first = setUp();
    expect([first.isKnown, first.readUpTo()]).toEqual([false, null]);
    first.notifications.markRead(7);
    const next = setUp();
    expect([next.isKnown, next.readUpTo()]).toEqual([true, 7]);
  });

  it('is the same in all tabs', () => {
    const tab = setUp();
    window.dispatchEvent(new StorageEvent('storage', { key: READ_KEY, newValue: '9' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '10' }));
    expect(tab.readUpTo()).toBe(9);
  });

  it.each(['', 'x', '-1', '9'.repeat(16)])('is unknown when the device holds %j', (text) => {
    localStorage.setItem(READ_KEY, text);
    expect(setUp().isKnown).toBe(false);
  });

  it('lasts as long as the page where the device refuses', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const { notifications, logger, readUpTo } = setUp({
      getItem: refuse,
      setItem: refuse,
    } as unknown as Storage);
    notifications.markRead(3);
    expect([readUpTo(), logger.lines.map(({ level }) => level)]).toEqual([3, ['warn', 'warn']]);
  });
});
