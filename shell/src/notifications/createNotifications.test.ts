import { createTestLogger } from '../testing/createTestLogger';
import { countUnread, createNotifications } from './createNotifications';

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

  it('wait their turn beyond three at once, in their order', () => {
    const notifications = createNotifications(createTestLogger());
    for (const message of ['un', 'deux', 'trois', 'quatre', 'cinq']) notifications.notify({ message });
    expect(shown(notifications)).toEqual(['un', 'deux', 'trois']);
    notifications.dismiss(2);
    expect(shown(notifications)).toEqual(['un', 'trois', 'quatre']);
    notifications.dismiss(5);
    notifications.dismiss(1);
    expect(shown(notifications)).toEqual(['trois', 'quatre']);
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

describe('the history', () => {
  const published = (id: number, meta = {}) =>
    ({ message: `n° ${id}`, status: 'info', snackbar: false, timeout: 6000, meta, id, at: id }) as const;
  const texts = ({ store }: ReturnType<typeof createNotifications>) =>
    store.getState().received.map(({ message }) => message);

  it('keeps what is shown and what is not, newest first, but nothing that is for pages alone', () => {
    let now = 100;
    const notifications = createNotifications(createTestLogger(), () => (now += 1));
    notifications.notify({ message: 'montré' });
    notifications.notify({ message: 'muet', snackbar: false });
    notifications.notify({ message: 'changement', meta: { type: 'change' } });
    notifications.notify({ message: 'manqué', meta: { type: 'messages-missed' } });
    expect(texts(notifications)).toEqual(['muet', 'montré']);
  });

  it('keeps a message of the server once, fifty in all', () => {
    const notifications = createNotifications(createTestLogger());
    notifications.receive(published(60), { id: 60, at: 60 });
    notifications.addRecent(Array.from({ length: 60 }, (_, index) => published(index + 1)));
    expect(texts(notifications)).toHaveLength(50);
    expect(texts(notifications).slice(0, 2)).toEqual(['n° 60', 'n° 59']);
  });

  it('counts what the server sent since the visitor looked, arrivals left out', () => {
    const notifications = createNotifications(createTestLogger());
    const unread = () => countUnread(notifications.store.getState());
    notifications.addRecent([published(1), published(2)]);
    expect(unread()).toBe(0);
    notifications.markRead(1);
    notifications.addRecent([published(3, { type: 'arrival' }), published(4)]);
    notifications.notify({ message: 'de cette page' });
    expect(unread()).toBe(2);
    notifications.markRead(4);
    expect(unread()).toBe(0);
  });
});
