import type { PressSynthesis, Tip } from '@galopin/shared/contracts';
import type { LegalStore, SellerStore } from '../legal/LegalStore';
import type { MemberStore } from '../members/MemberStore';
import { createParseGuideStore } from './createParseGuideStore';
import { createParseLegalStore, createParseSellerStore } from './createParseLegalStore';
import { createParseMemberStore } from './createParseMemberStore';
import { createParseRaceContentStore } from './createParseRaceContentStore';
import type { GuideStore } from './GuideStore';
import type { ParseSdk } from './ParseSdk';
import type { EditedContentStore, RaceContent, RaceContentStore } from './RaceContentStore';
import { StoredPress, StoredTip } from './storedContent';

/** What Parse keeps, as the rest of the backend reads and writes it. */
export interface ParseStores {
  readonly members: MemberStore;
  readonly tips: RaceContentStore<Tip> & EditedContentStore<Tip>;
  readonly press: RaceContentStore<PressSynthesis>;
  readonly guide: GuideStore;
  readonly legal: LegalStore;
  readonly seller: SellerStore;
}

export function createParseStores(parse: ParseSdk): ParseStores {
  return {
    members: createParseMemberStore(parse),
    tips: createParseRaceContentStore(parse, 'Tip', StoredTip),
    press: createParseRaceContentStore(parse, 'PressSynthesis', StoredPress),
    guide: createParseGuideStore(parse),
    legal: createParseLegalStore(parse),
    seller: createParseSellerStore(parse),
  };
}

/**
 * Stores that can be handed on before they are there.
 * @param stores gives them; what it throws, each call is rejected with
 */
export function createLateStores(stores: () => ParseStores): ParseStores {
  return {
    members: {
      find: async (uid) => stores().members.find(uid),
      ensure: async (member) => stores().members.ensure(member),
      setPayment: async (uid, payment) => stores().members.setPayment(uid, payment),
      change: async (uid, settings) => stores().members.change(uid, settings),
      revoke: async (uid, before) => stores().members.revoke(uid, before),
      remove: async (uid) => stores().members.remove(uid),
    },
    tips: {
      ...createLateContentStore(() => stores().tips),
      publish: async (tip) => stores().tips.publish(tip),
      withdraw: async (jour, raceId) => stores().tips.withdraw(jour, raceId),
    },
    press: createLateContentStore(() => stores().press),
    guide: {
      published: async () => stores().guide.published(),
      addMissing: async (articles) => stores().guide.addMissing(articles),
      find: async (slug) => stores().guide.find(slug),
      publish: async (article) => stores().guide.publish(article),
      withdraw: async (slug) => stores().guide.withdraw(slug),
    },
    legal: {
      find: async (slug) => stores().legal.find(slug),
      addMissing: async (pages) => stores().legal.addMissing(pages),
      publish: async (page) => stores().legal.publish(page),
    },
    seller: {
      find: async () => stores().seller.find(),
      publish: async (seller) => stores().seller.publish(seller),
    },
  };
}

function createLateContentStore<Content extends RaceContent>(
  store: () => RaceContentStore<Content>,
): RaceContentStore<Content> {
  return {
    ofDay: async (jour) => store().ofDay(jour),
    replace: async (jour, source, contents) => store().replace(jour, source, contents),
  };
}
