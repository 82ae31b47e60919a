import * as v from 'valibot';
import type { GuideStore } from './GuideStore';
import { AS_MASTER, type ParseSdk } from './ParseSdk';
import { StoredArticle } from './storedContent';

const MOST_ARTICLES = 500;

/** The guide as objects of Parse's class `GuideArticle`. */
export function createParseGuideStore(parse: ParseSdk): GuideStore {
  const query = () => new parse.Query('GuideArticle').limit(MOST_ARTICLES);
  const load = (slug: string) => query().equalTo('slug', slug).first(AS_MASTER);
  return {
    find: async (slug) => {
      const found = await load(slug);
      return found?.get('published') === true ? v.parse(StoredArticle, found.toJSON()) : undefined;
    },
    publish: async (article) => {
      const kept = (await load(article.slug)) ?? new parse.Object('GuideArticle');
      await kept.save({ ...article, published: true }, AS_MASTER);
    },
    withdraw: async (slug) => {
      await (await load(slug))?.save({ published: false }, AS_MASTER);
    },
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
