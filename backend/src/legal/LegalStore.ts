import type { LegalPage } from '@galopin/shared/contracts';

/** Keeps the legal pages. */
export interface LegalStore {
  /** @param slug the page's path without the slash */
  find(slug: string): Promise<LegalPage | undefined>;
  /** Keeps pages whose slug is new; those that are there stay as editors left them. */
  addMissing(pages: readonly LegalPage[]): Promise<void>;
}
