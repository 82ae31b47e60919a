import type { LegalPage, SellerIdentity } from '@galopin/shared/contracts';

/** Keeps who sells and who hosts. */
export interface SellerStore {
  /** Undefined as long as nothing was published. */
  find(): Promise<SellerIdentity | undefined>;
  publish(seller: SellerIdentity): Promise<void>;
}

/** Keeps the legal pages. */
export interface LegalStore {
  /** @param slug the page's path without the slash */
  find(slug: string): Promise<LegalPage | undefined>;
  /** Keeps pages whose slug is new; those that are there stay as editors left them. */
  addMissing(pages: readonly LegalPage[]): Promise<void>;
  publish(page: LegalPage): Promise<void>;
}
