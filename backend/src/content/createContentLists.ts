import {
  LEGAL_PATHS,
  SELLER_KEY,
  type ArticleContents,
  type ContentTexts,
  type IsoDay,
  type LegalContents,
  type TipContents,
} from '@galopin/shared/contracts';
import { missingSellerFields, NO_SELLER } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { ContentReader } from './createContentReader';
import type { ContentVersions } from './createContentVersions';
import { tipText, type LiveStores } from './createLiveContents';
import type { TippedRaces } from './createTippedRaces';

export interface ContentListsOptions {
  readonly reader: Pick<ContentReader, 'summarise'>;
  readonly versions: Pick<ContentVersions, 'latest'>;
  readonly stores: LiveStores;
  readonly races: Pick<TippedRaces, 'ofDay'>;
}

/** What there is to edit, each content with where it stands. */
export interface ContentLists {
  tips(jour: IsoDay): Promise<TipContents>;
  articles(): Promise<ArticleContents>;
  legal(): Promise<LegalContents>;
}

export function createContentLists({ reader, versions, stores, races }: ContentListsOptions): ContentLists {
  return {
    tips: async (jour) => {
      const [known, tips] = await Promise.all([races.ofDay(jour), stores.tips.ofDay(jour)]);
      const live = new Map(tips.map((tip) => [String(tip.raceId), tipText(tip)]));
      const titles = new Map(known.map(({ raceId, raceName }) => [String(raceId), raceName]));
      const summaries = await reader.summarise('tips', titles, live);
      return {
        jour,
        races: known.map((race, place) => ({ ...race, tip: present(summaries[place]) })),
      };
    },
    articles: async () => {
      const [published, kept] = await Promise.all([stores.guide.published(), versions.latest('articles')]);
      const live = new Map<string, ContentTexts['articles']>(
        published.map(({ slug, ...text }) => [slug, text]),
      );
      const slugs = new Set([...live.keys(), ...kept.map(({ key }) => key)]);
      const summaries = await reader.summarise(
        'articles',
        new Map([...slugs].map((slug) => [slug, slug])),
        live,
      );
      return { articles: summaries.toSorted((one, other) => one.title.localeCompare(other.title, 'fr')) };
    },
    legal: async () => {
      const slugs = Object.values(LEGAL_PATHS).map((path) => path.slice(1));
      const [seller, ...pages] = await Promise.all([
        stores.seller.find(),
        ...slugs.map((slug) => stores.legal.find(slug)),
      ]);
      const live = new Map<string, ContentTexts['legal']>();
      for (const page of pages)
        if (page !== undefined) live.set(page.slug, { title: page.title, body: page.body });
      const [identity] = await reader.summarise(
        'seller',
        new Map([[SELLER_KEY, SELLER_KEY]]),
        new Map(seller === undefined ? [] : [[SELLER_KEY, seller]]),
      );
      return {
        pages: await reader.summarise('legal', new Map(slugs.map((slug) => [slug, slug])), live),
        seller: present(identity),
        missing: missingSellerFields(seller ?? NO_SELLER),
      };
    },
  };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new CallError('internal', 'A content of the list has no state.');
  return value;
}
