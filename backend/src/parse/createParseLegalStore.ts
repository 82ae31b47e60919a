import * as v from 'valibot';
import type { LegalStore } from '../legal/LegalStore';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import { StoredLegalPage } from './storedContent';

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
        if ((await load(page.slug)) === undefined)
          await new parse.Object('LegalPage', { ...page }).save(null, AS_MASTER);
      }
    },
  };
}
