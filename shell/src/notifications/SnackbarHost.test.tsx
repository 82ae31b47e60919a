import { renderWithShell } from '@galopin/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestLogger } from '../testing/createTestLogger';
import '@galopin/shared/testing/fetch';
import { createNotifications } from './createNotifications';
import { NotificationsContext } from './NotificationsContext';
import { SnackbarHost } from './SnackbarHost';

function setUp() {
  const notifications = createNotifications(createTestLogger());
  renderWithShell(
    <NotificationsContext value={notifications}>
      <SnackbarHost />
    </NotificationsContext>,
  );
  return notifications;
}

describe('the snackbars', () => {
  afterEach(() => jest.useRealTimers());

  it('have their live region in the page before the first message', () => {
    setUp();
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  });

  it('go after their time, each its own', () => {
    jest.useFakeTimers();
    const notifications = setUp();
    act(() => {
      notifications.notify({ message: 'court', timeout: 1000 });
      notifications.notify({ message: 'long' });
    });
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByText('court')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('court')).toBeNull();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('long')).toBeNull();
  });

  it('do not start anew when another message comes', () => {
    jest.useFakeTimers();
    const notifications = setUp();
    act(() => notifications.notify({ message: 'un', timeout: 1000 }));
    act(() => jest.advanceTimersByTime(900));
    act(() => notifications.notify({ message: 'deux', timeout: 1000 }));
    act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByText('un')).toBeNull();
    expect(screen.getByText('deux')).toBeVisible();
  });

  it('can be closed by hand', async () => {
    const notifications = setUp();
    act(() => notifications.notify({ message: 'Bonjour' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Bonjour')).toBeNull();
  });

  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('with %s are read as %s', (status, role) => {
    const notifications = setUp();
    act(() => notifications.notify({ message: 'lu', status }));
    expect(screen.getByRole(role)).toHaveTextContent('lu');
  });

  it('wait their turn beyond three, with all of their time', () => {
    jest.useFakeTimers();
    const notifications = setUp();
    act(() => {
      for (const message of ['un', 'deux', 'trois', 'quatre'])
        notifications.notify({ message, timeout: 1000 });
    });
    expect(screen.getAllByRole('status')).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('quatre');
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByText('quatre')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('quatre')).toBeNull();
  });

  it.each([
    ['pointer', { begin: 'pointerover', end: 'pointerout' }],
    ['focus', { begin: 'focusin', end: 'focusout' }],
  ])('stay while the %s is on them, and go on after', (_what, { begin, end }) => {
    jest.useFakeTimers();
    const notifications = setUp();
    act(() => notifications.notify({ message: 'attends', timeout: 1000 }));
    const send = (type: string) =>
      act(() => void screen.getByRole('status').dispatchEvent(new MouseEvent(type, { bubbles: true })));
    act(() => jest.advanceTimersByTime(600));
    send(begin);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('attends')).toBeVisible();
    send(end);
    act(() => jest.advanceTimersByTime(399));
    expect(screen.getByText('attends')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('attends')).toBeNull();
  });

  it('are closed by Escape: the newest, or the one that has the focus', async () => {
    const notifications = setUp();
    act(() => {
      for (const message of ['un', 'deux', 'trois']) notifications.notify({ message });
    });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('trois')).toBeNull();
    act(() => screen.getAllByRole('button', { name: 'Fermer' })[0]?.focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('un')).toBeNull();
    expect(screen.getByText('deux')).toBeVisible();
  });

  it('leave Escape to a dialog that is open', async () => {
    const notifications = setUp();
    act(() => notifications.notify({ message: 'reste' }));
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await userEvent.keyboard('{Escape}');
    dialog.remove();
    expect(screen.getByText('reste')).toBeVisible();
  });

  it('lead to a path of the site, and go when it is followed', async () => {
    const notifications = setUp();
    act(() => notifications.notify({ message: 'Voir la journée', meta: { href: '/Jour' } }));
    const link = screen.getByRole('link', { name: 'Voir la journée' });
    expect(link).toHaveAttribute('href', '/Jour');
    await userEvent.click(link);
    expect(screen.queryByText('Voir la journée')).toBeNull();
  });

  it('lead to no other site', () => {
    const notifications = setUp();
    act(() => notifications.notify({ message: 'Ailleurs', meta: { href: '//example.org' } }));
    expect(screen.getByText('Ailleurs')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('need the shell’s messages around them', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithShell(<SnackbarHost />);
    expect(screen.getAllByText(/SnackbarHost stands outside of NotificationsContext/)).not.toHaveLength(0);
  });
});
