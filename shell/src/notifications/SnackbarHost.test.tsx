import { renderWithShell } from '@galopin/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestLogger } from '../testing/createTestLogger';
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

  it('interrupt for an error only', () => {
    const notifications = setUp();
    act(() => {
      notifications.notify({ message: 'calme' });
      notifications.notify({ message: 'grave', status: 'error' });
    });
    expect(screen.getByRole('alert')).toHaveTextContent('grave');
  });

  it('need the shell’s messages around them', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWithShell(<SnackbarHost />);
    expect(screen.getAllByText(/SnackbarHost stands outside of NotificationsContext/)).not.toHaveLength(0);
  });
});
