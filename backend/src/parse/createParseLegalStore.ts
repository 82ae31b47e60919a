import { SELLER_KEY } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { isSuperseded } from '../legal/isSuperseded';
import type { LegalStore, SellerStore } from '../legal/LegalStore';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import { StoredLegalPage, StoredSeller } from './storedContent';

/** The legal pages as objects of Parse's class `LegalPage`. */
export function createParseLegalStore(parse: ParseSdk): LegalStore {
  const load = (slug: string) => new parse.Query('LegalPage').equalTo('slug', slug).first(AS_MASTER);
  return {
    find: async (slug) => {
      const found = await load(slug);
      return found === undefined ? undefined : v.parse(StoredLegalPage, found.toJSON());
    },
    addMissing: async (pages) => {
      for (const page of pages) {
        const known = await load(page.slug);
        if (known === undefined) await new parse.Object('LegalPage', { ...page }).save(null, AS_MASTER);
        else if (isSuperseded(String(known.get('body')))) await known.save({ ...page }, AS_MASTER);
      }
    },
    publish: async (page) => {
      const kept = (await load(page.slug)) ?? new parse.Object('LegalPage');
      await kept.save({ ...page }, AS_MASTER);
    },
  };
}

/** The seller's identity as the one object of Parse's class `SellerIdentity`. */
export function createParseSellerStore(parse: ParseSdk): SellerStore {
  const load = () => new parse.Query('SellerIdentity').equalTo('slug', SELLER_KEY).first(AS_MASTER);
  return {
    find: async () => {
      const found = await load();
      return found === undefined ? undefined : v.parse(StoredSeller, found.toJSON());
    },
    publish: async (seller) => {
      const kept = (await load()) ?? new parse.Object('SellerIdentity');
      await kept.save({ ...seller, slug: SELLER_KEY }, AS_MASTER);
    },
  };
}
