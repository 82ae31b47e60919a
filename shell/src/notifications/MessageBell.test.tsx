import { MESSAGE_PATHS } from '@galopin/shared/contracts';
import { createFakeShell, renderWithShell } from '@galopin/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestLogger } from '../testing/createTestLogger';
import '@galopin/shared/testing/fetch';
import { createNotifications } from './createNotifications';
import { MessageBell } from './MessageBell';
import { NotificationsContext } from './NotificationsContext';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const stored = (id: number, more: object = {}) => ({
  id: String(id),
  message: `message ${id}`,
  status: 'info',
  snackbar: true,
  timeout: 6000,
  meta: {},
  source: 'admin',
  publishedAt: new Date(NOW - 60_000 * (100 - id)).toISOString(),
  ...more,
});

function setUp(recent: () => unknown = () => ({ messages: [] })) {
  const notifications = createNotifications(createTestLogger(), () => NOW);
  const get = jest.fn(async (path: string) => {
    if (path !== MESSAGE_PATHS.recent) throw new Error(`nobody answers ${path}`);
    return { body: await recent(), header: () => null };
  });
  const fake = createFakeShell();
  const shell = { ...fake, now: () => NOW, api: { ...fake.api, get } };
  renderWithShell(
    <NotificationsContext value={notifications}>
      <MessageBell />
      <p>ailleurs</p>
    </NotificationsContext>,
    shell,
  );
  const receive = (id: number, meta = {}) =>
    act(() =>
      notifications.receive(
        { message: `message ${id}`, status: 'info', snackbar: false, timeout: 6000, meta },
        { id, at: NOW },
      ),
    );
  const press = async () => userEvent.click(screen.getByRole('button', { name: /^Messages/ }));
  return { notifications, receive, press, get };
}
const panel = () => screen.findByRole('dialog', { name: 'Messages' });

describe('the bell', () => {
  it('says how many messages are unread, and that they are read once they are in sight', async () => {
    const { notifications, receive, press } = setUp();
    expect(screen.getByRole('button', { name: 'Messages' })).toHaveAttribute('aria-expanded', 'false');
    act(() => notifications.markRead(1));
    receive(2);
    expect(screen.getByRole('button', { name: 'Messages, 1 non lu' })).toBeVisible();
    receive(3);
    expect(screen.getByRole('button', { name: 'Messages, 2 non lus' })).toBeVisible();
    await press();
    await panel();
    expect(await screen.findByRole('button', { name: 'Messages', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(notifications.store.getState().readUpTo).toBe(3);
    receive(4);
    await waitFor(() => expect(notifications.store.getState().readUpTo).toBe(4));
  });

  it('shows what this page heard and what was published lately, newest first, each once', async () => {
    const { receive, press } = setUp(() => ({ messages: [stored(30), stored(20)] }));
    receive(30);
    await press();
    const list = within(await panel());
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Informationmessage 3019h00',
      'Informationmessage 2017h40',
    ]);
  });

  it('leads where a message leads, and to the race of an arrival, and closes', async () => {
    const { press } = setUp(() => ({
      messages: [
        stored(3, { meta: { href: '/Jour' } }),
        stored(2, { meta: { type: 'arrival', raceId: 77 } }),
        stored(1, { meta: { href: 'https://example.org/' } }),
      ],
    }));
    await press();
    await waitFor(async () => expect(within(await panel()).getAllByRole('link')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'message 2' })).toHaveAttribute('href', '/Course/77');
    await userEvent.click(screen.getByRole('link', { name: 'message 3' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that there is nothing', async () => {
    const { press } = setUp();
    await press();
    expect(await screen.findByText('Aucun message')).toBeVisible();
  });

  it.each([
    ['the server fails', () => Promise.reject(new Error('away'))],
    ['the answer is none', () => ({ messages: 'none' })],
  ])('says that %s, keeps what it has, and tries again', async (_what, answer) => {
    let recent: () => unknown = answer;
    const { receive, press } = setUp(() => recent());
    receive(5);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’ont pas pu être chargés/);
    expect(screen.getByText('message 5')).toBeVisible();
    recent = () => ({ messages: [stored(4)] });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('message 4')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is worked with keys: Enter opens, Escape closes and gives the focus back', async () => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await panel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Messages' })).toHaveFocus());
  });

  it('closes what it has opened', async () => {
    const { press } = setUp();
    await press();
    await panel();
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
