import { createTestLogger } from '../testing/createTestLogger';
import { createNotifications } from './createNotifications';

const shown = ({ store }: ReturnType<typeof createNotifications>) =>
  store.getState().shown.map(({ message }) => message);

describe('the messages', () => {
  it('are shown oldest first, with the defaults of the specification', () => {
    const notifications = createNotifications(createTestLogger());
    notifications.notify({ message: 'un' });
    notifications.notify({ message: 'deux', status: 'error', timeout: 100 });
    expect(notifications.store.getState().shown).toEqual([
      { id: 1, message: 'un', status: 'info', snackbar: true, timeout: 6000, meta: {} },
      { id: 2, message: 'deux', status: 'error', snackbar: true, timeout: 100, meta: {} },
    ]);
  });

  it('give way to newer ones, three at once', () => {
    const notifications = createNotifications(createTestLogger());
    for (const message of ['un', 'deux', 'trois', 'quatre']) notifications.notify({ message });
    expect(shown(notifications)).toEqual(['deux', 'trois', 'quatre']);
  });

  it('go when they are dismissed', () => {
    const notifications = createNotifications(createTestLogger());
    notifications.notify({ message: 'un' });
    notifications.notify({ message: 'deux' });
    notifications.dismiss(1);
    notifications.dismiss(99);
    expect(shown(notifications)).toEqual(['deux']);
  });

  it('reach who follows them, shown or not, until they stop', () => {
    const notifications = createNotifications(createTestLogger());
    const heard: string[] = [];
    const stop = notifications.onMessage(({ message }) => heard.push(message));
    notifications.notify({ message: 'muet', snackbar: false, meta: { type: 'arrival' } });
    notifications.notify({ message: 'montré' });
    stop();
    notifications.notify({ message: 'après' });
    expect(heard).toEqual(['muet', 'montré']);
    expect(shown(notifications)).toEqual(['montré', 'après']);
  });

  it('are shown and reach the others when a follower fails', () => {
    const logger = createTestLogger();
    const notifications = createNotifications(logger);
    const heard: string[] = [];
    notifications.onMessage(() => {
      throw new Error('a remote broke');
    });
    notifications.onMessage(({ message }) => heard.push(message));
    notifications.notify({ message: 'un' });
    expect(heard).toEqual(['un']);
    expect(shown(notifications)).toEqual(['un']);
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'error' })]);
  });
});
