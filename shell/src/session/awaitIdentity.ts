import type { IdentityProvider, LoadIdentity } from './identityProvider';

/** Tries to get the provider's code, and the milliseconds between them (specification, part 9). */
export const IDENTITY_TRIES = 10;
export const IDENTITY_PAUSE = 500;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits for the identity provider's code.
 * @returns `null` when it has not come after the last try
 */
export async function awaitIdentity(load: LoadIdentity): Promise<IdentityProvider | null> {
  for (let remaining = IDENTITY_TRIES; remaining > 0; remaining -= 1) {
    const provider = await load().catch(() => null);
    if (provider) return provider;
    if (remaining > 1) await pause(IDENTITY_PAUSE);
  }
  return null;
}
