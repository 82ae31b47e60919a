import type { GuideArticle, LegalPage, SellerIdentity, Tip } from '@galopin/shared/contracts';
import type { LiveStores } from '../content/createLiveContents';

/** What visitors see, kept in memory. */
export interface MemoryLiveStores extends LiveStores {
  readonly kept: {
    readonly tips: Map<number, Tip>;
    readonly articles: Map<string, GuideArticle>;
    readonly pages: Map<string, LegalPage>;
    seller: SellerIdentity | undefined;
  };
}

export function createMemoryLiveStores(): MemoryLiveStores {
  const kept: MemoryLiveStores['kept'] = {
    tips: new Map(),
    articles: new Map(),
    pages: new Map(),
    seller: undefined,
  };
  return {
    kept,
    tips: {
      ofDay: async (jour) => [...kept.tips.values()].filter((tip) => tip.jour === jour),
      publish: async (tip) => void kept.tips.set(tip.raceId, tip),
      withdraw: async (_jour, raceId) => void kept.tips.delete(raceId),
    },
    guide: {
      published: async () => [...kept.articles.values()],
      find: async (slug) => kept.articles.get(slug),
      publish: async (article) => void kept.articles.set(article.slug, article),
      withdraw: async (slug) => void kept.articles.delete(slug),
    },
    legal: {
      find: async (slug) => kept.pages.get(slug),
      publish: async (page) => void kept.pages.set(page.slug, page),
    },
    seller: {
      find: async () => kept.seller,
      publish: async (seller) => {
        kept.seller = seller;
      },
    },
  };
}
