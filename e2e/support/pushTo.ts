import type { PushService, TestDevice } from '@galopin/backend/testing';
import type { CDPSession, Page, Worker } from '@playwright/test';

/** A browser's device, as the test's push service knows it. */
export interface PushedPage {
  /** Messages that came. */
  count(): number;
  /** Hands the last message that came to the worker, as the browser would; returns the title that the device shows. */
  deliver(): Promise<string | undefined>;
  /** Presses an action of the notification that is shown. */
  press(action: string): Promise<void>;
}

/**
 * Has a page subscribe at the test's own push service, since no browser's can be reached. Chromium without a window shows
 * no notifications, so what the worker shows is kept instead. To be called before the page is opened.
 */
export async function pushTo(page: Page, push: PushService, origin: string): Promise<PushedPage> {
  let device: TestDevice | undefined;
  await page.exposeFunction('testSubscribe', (key: string) => (device = push.subscribe(key)));
  await page.addInitScript(subscribeHere);
  const messages = () => (device === undefined ? [] : push.messagesOf(device));
  const worker = (): Worker => {
    const found = page.context().serviceWorkers()[0];
    if (found === undefined) throw new Error('The site has no worker on this device');
    return found;
  };
  return {
    count: () => messages().length,
    deliver: async () => {
      await worker().evaluate(keepShown);
      const session = await page.context().newCDPSession(page);
      const registrationId = await registrationOf(session, origin);
      const data = messages().at(-1)?.text ?? '';
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await session.detach();
      return worker().evaluate(async () => {
        const { shown } = globalThis as unknown as { readonly shown: Promise<{ readonly title: string }> };
        return (await shown).title;
      });
    },
    press: (action) => worker().evaluate(pressHere, action),
  };
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return registered;
}

/** Runs in the page. */
function subscribeHere(): void {
  let own: object | null = null;
  const permission = { permission: 'granted', requestPermission: () => Promise.resolve('granted') };
  Object.defineProperty(window, 'Notification', { value: permission });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(own),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      const { testSubscribe } = window as unknown as {
        testSubscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string }>;
      };
      const { endpoint, ...keys } = await testSubscribe(applicationServerKey);
      own = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(true) };
      return own;
    },
  });
}

/** Runs in the worker. */
function keepShown(): void {
  const shown = new Promise((resolve) => {
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: (title: string, options: object) => {
        resolve({ title, ...options });
        return Promise.resolve();
      },
    });
  });
  Object.assign(globalThis, { shown });
}

/** Runs in the worker. */
async function pressHere(action: string): Promise<void> {
  const { shown } = globalThis as unknown as { readonly shown: Promise<object> };
  const notification = { ...(await shown), close: () => undefined };
  const until: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => until.push(promise);
  globalThis.dispatchEvent(
    Object.assign(new Event('notificationclick'), { action, notification, waitUntil }),
  );
  await Promise.all(until);
}
