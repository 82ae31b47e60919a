import type { Logger } from '@galopin/shared/contracts';

/** Worker registrations and caches of a device. Functions, because a browser may refuse even the property access. */
export interface DeviceKeeps {
  readonly workers: () => Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  readonly caches: () => Pick<CacheStorage, 'keys' | 'delete'> | undefined;
}

const THIS_DEVICE: DeviceKeeps = {
  workers: () => navigator.serviceWorker,
  caches: () => window.caches,
};

/**
 * Removes what a member must not leave on a device when they sign out: its push subscription, so that their alerts are
 * shown to nobody who uses it next, and pages kept for offline reading, whose frame was a member's. What the browser
 * refuses is logged, and the rest is removed all the same.
 */
export async function forgetDevice(logger: Logger, device: DeviceKeeps = THIS_DEVICE): Promise<void> {
  const attempt = async (what: string, remove: () => Promise<void>) => {
    try {
      await remove();
    } catch (error) {
      logger.warn(`${what} could not be removed from this device`, { message: String(error) });
    }
  };
  await Promise.all([
    attempt('The push subscription', async () => {
      const registration = await device.workers()?.getRegistration('/');
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    }),
    attempt('Kept pages', async () => {
      const caches = device.caches();
      for (const name of (await caches?.keys()) ?? []) await caches?.delete(name);
    }),
  ]);
}
