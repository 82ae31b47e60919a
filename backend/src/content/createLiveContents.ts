import type { ContentTexts, Tip } from '@galopin/shared/contracts';
import type { LegalStore, SellerStore } from '../legal/LegalStore';
import type { GuideStore } from '../parse/GuideStore';
import type { EditedContentStore, RaceContentStore } from '../parse/RaceContentStore';
import type { TippedRaces } from './createTippedRaces';
import type { LiveContents } from './LiveContent';

export interface LiveStores {
  readonly tips: Pick<RaceContentStore<Tip>, 'ofDay'> & EditedContentStore<Tip>;
  readonly guide: Pick<GuideStore, 'find' | 'publish' | 'withdraw' | 'published'>;
  readonly legal: Pick<LegalStore, 'find' | 'publish'>;
  readonly seller: SellerStore;
}

/** What visitors see, where the pages read it. */
export function createLiveContents(stores: LiveStores, races: Pick<TippedRaces, 'find'>): LiveContents {
  const { guide, legal, seller } = stores;
  return {
    tips: createLiveTips(stores.tips, races),
    articles: {
      find: async (slug) => textOf(await guide.find(slug)),
      publish: (slug, text) => guide.publish({ slug, ...text }),
      withdraw: (slug) => guide.withdraw(slug),
    },
    legal: {
      find: async (slug) => textOf(await legal.find(slug)),
      publish: (slug, text) => legal.publish({ slug, ...text }),
    },
    seller: {
      find: () => seller.find(),
      publish: (_key, text) => seller.publish(text),
    },
  };
}

function createLiveTips(tips: LiveStores['tips'], races: Pick<TippedRaces, 'find'>): LiveContents['tips'] {
  const raceOf = async (key: string) => {
    const race = await races.find(Number(key));
    if (race === undefined) throw new Error(`There is no race ${key} to keep a tip on.`);
    return race;
  };
  return {
    find: async (key) => {
      const { jour, raceId } = await raceOf(key);
      const found = (await tips.ofDay(jour)).find((tip) => tip.raceId === raceId);
      return found && tipText(found);
    },
    publish: async (key, text) => {
      const { time: _time, ...race } = await raceOf(key);
      await tips.publish({ ...race, ...text });
    },
    withdraw: async (key) => {
      const { jour, raceId } = await raceOf(key);
      await tips.withdraw(jour, raceId);
    },
  };
}

/** What an editor writes of a tip. */
export function tipText(tip: Tip): ContentTexts['tips'] {
  const { title, text, base, regular, outsiders, favourite, selection, notes = [] } = tip;
  const { regret, lastMinute, free } = tip;
  return {
    title,
    text,
    base,
    regular,
    outsiders,
    favourite,
    selection,
    ...(regret !== undefined && { regret }),
    ...(lastMinute !== undefined && { lastMinute }),
    ...(free !== undefined && { free }),
    notes,
  };
}

function textOf<Page extends { readonly slug: string }>(
  page: Page | undefined,
): Omit<Page, 'slug'> | undefined {
  if (page === undefined) return undefined;
  const { slug: _slug, ...text } = page;
  return text;
}
