import type { AlertState } from '@galopin/shared/contracts';
import { createFakeShell, httpError, renderWithShell, type RecordedCall } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertState } from '../../testing/accountFixtures';
import { AlertsCard } from './AlertsCard';

const ENDPOINT = 'https://push.test/1';
const DEVICE = { id: 'd1', name: 'Chrome, Linux', createdAt: '2026-11-20T08:00:00Z', fingerprint: 'ab' };
const PRICE = {
  id: 3,
  raceId: 11,
  jour: '2026-11-26',
  time: '15:15',
  racecourse: 'Vincennes',
  meeting: 1,
  raceNumber: 2,
  number: 7,
  horse: 'Idaho',
  direction: 'at-most',
  odds: 5.5,
} as const;

function show(alerts: AlertState | null, answer: (call: RecordedCall) => unknown = () => alerts) {
  const shell = createFakeShell({ answer });
  const onRetry = jest.fn();
  renderWithShell(<AlertsCard uid="u1" alerts={alerts} onRetry={onRetry} />, shell);
  return { shell, onRetry };
}

/** A browser that can be pushed to, as jsdom cannot. */
function givePush(permission: NotificationPermission, subscribe: () => Promise<unknown>) {
  let subscription: unknown = null;
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: async () => (subscription = await subscribe()),
  };
  const registration = { pushManager };
  const workers = {
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  const notification = { permission, requestPermission: () => Promise.resolve(permission) };
  Object.defineProperty(window, 'Notification', { value: notification, configurable: true });
  const digest = () => Promise.resolve(new Uint8Array([0xab]).buffer);
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
}
const takePush = () => {
  for (const [from, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(from, name);
};

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('the alerts of a member', () => {
  afterEach(takePush);

  it('are chosen by kind and channel, and what the server keeps is shown', async () => {
    const kept = alertState({ choices: [{ kind: 'arrival', channel: 'mail' }] });
    const { shell } = show(alertState(), () => kept);
    await userEvent.click(box(/^Arrivée définitive.*Courriel/));
    expect(box(/^Arrivée définitive.*Courriel/)).toBeChecked();
    expect(shell.calls).toMatchObject([
      { name: '/apin/user/u1/alerts', body: { kind: 'arrival', channel: 'mail', wanted: true } },
    ]);
    expect(screen.getByText('Courriel envoyé à membre@demo.test.')).toBeVisible();
  });

  it('stay as they were when a change is not kept, and say so', async () => {
    show(alertState(), () => {
      throw httpError(503);
    });
    await userEvent.click(box(/^Non-partant.*Site/));
    expect(await screen.findByText(/n’a pas été enregistré/)).toBeVisible();
    expect(box(/^Non-partant.*Site/)).not.toBeChecked();
  });

  it.each([
    [{ isAvailable: false, address: null }, 'Ce site n’envoie pas de courriel.'],
    [{ isAvailable: true, address: null }, /confirmez d’abord votre adresse/],
  ])('offer no mail where none can be sent: %j', (mail, text) => {
    show(alertState({ mail, choices: [{ kind: 'declared', channel: 'mail' }] }));
    expect(screen.getByText(text)).toBeVisible();
    expect(box(/^Arrivée définitive.*Courriel/)).toBeDisabled();
    // What is on can always be ended.
    expect(box(/^Déclaré.*Courriel/)).toBeEnabled();
  });

  it('list devices and prices, each with one press to stop', async () => {
    const { shell } = show(alertState({ devices: [DEVICE], prices: [PRICE] }));
    const price = within(screen.getByRole('list', { name: 'Cotes attendues' }));
    expect(price.getByRole('link', { name: /N° 7 Idaho.*5,5 ou moins/ })).toHaveAttribute(
      'href',
      '/Course/11',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retirer Chrome, Linux' }));
    await userEvent.click(price.getByRole('button'));
    expect(shell.calls.map(({ name }) => name)).toEqual([
      '/apin/user/u1/alerts/devices/d1',
      '/apin/user/u1/alerts/prices/3',
    ]);
  });

  it('say when they could not be read, and are asked for again', async () => {
    const { onRetry } = show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('switch this device on at a press', async () => {
    const keys = { p256dh: 'p', auth: 'a' };
    givePush('granted', () =>
      Promise.resolve({ endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys }) }),
    );
    const { shell } = show(alertState(), () => alertState({ devices: [DEVICE] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Activer sur cet appareil' }));
    expect(await screen.findByText('Cet appareil reçoit vos alertes.')).toBeVisible();
    expect(screen.getByText('cet appareil')).toBeVisible();
    expect(shell.calls).toMatchObject([
      { name: '/apin/user/u1/alerts/devices', body: { endpoint: ENDPOINT, p256dh: 'p', auth: 'a' } },
    ]);
  });

  it('say why a device cannot be switched on', async () => {
    show(alertState());
    expect(screen.getByText(/^Ce navigateur ne reçoit pas d’alertes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Activer/ })).toBeNull();
  });

  it('say that a site pushes nothing', () => {
    show(alertState({ push: { key: null } }));
    expect(screen.getByText('Ce site n’envoie pas d’alertes aux appareils.')).toBeVisible();
    expect(box(/^Non-partant.*Appareils/)).toBeDisabled();
  });

  it('say that notifications are refused, or the browser’s service is away', async () => {
    givePush('denied', () => Promise.reject(new Error('unused')));
    show(alertState());
    expect(await screen.findByText(/notifications sont refusées/)).toBeVisible();
  });

  it('say when the browser’s service is away', async () => {
    givePush('granted', () => Promise.reject(new DOMException('no service', 'AbortError')));
    show(alertState());
    await userEvent.click(await screen.findByRole('button', { name: 'Activer sur cet appareil' }));
    expect(await screen.findByText(/n’a pas pu être inscrit/)).toBeVisible();
  });
});
