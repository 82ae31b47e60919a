import type { GuideArticle } from '@galopin/shared/contracts';

/** Keeps the articles of the betting guide. */
export interface GuideStore {
  /** What visitors may read, by position, then title. */
  published(): Promise<readonly GuideArticle[]>;
  /** Publishes articles whose slug is new; those that are there stay as editors left them. */
  addMissing(articles: readonly GuideArticle[]): Promise<void>;
  /** A published article. */
  find(slug: string): Promise<GuideArticle | undefined>;
  publish(article: GuideArticle): Promise<void>;
  withdraw(slug: string): Promise<void>;
}
