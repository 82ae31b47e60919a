import * as v from 'valibot';
import type { GuideStore } from './GuideStore';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import { StoredArticle } from './storedContent';

const MOST_ARTICLES = 500;

/** The guide as objects of Parse's class `GuideArticle`. */
export function createParseGuideStore(parse: ParseSdk): GuideStore {
  const query = () => new parse.Query('GuideArticle').limit(MOST_ARTICLES);
  return {
    published: async () => {
      const found = await query()
        .equalTo('published', true)
        .ascending('position')
        .addAscending('title')
        .find(AS_MASTER);
      return found.map((object) => v.parse(StoredArticle, object.toJSON()));
    },
    addMissing: async (articles) => {
      const stored = await query().select('slug').find(AS_MASTER);
      const known = new Set(stored.map((object) => object.get('slug') as string));
      const missing = articles.filter(({ slug }) => !known.has(slug));
      await parse.Object.saveAll(
        missing.map((article) => new parse.Object('GuideArticle', { ...article, published: true })),
        AS_MASTER,
      );
    },
  };
}
