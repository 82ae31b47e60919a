import type {
  ArticleContents,
  IsoDay,
  LegalContents,
  ShellApi,
  TipContents,
} from '@galopin/shared/contracts';
import { readAnswer, SELLER_FIELDS } from '@galopin/shared/lib';
import * as v from 'valibot';
import { Race, Summary } from './contentSchemas';

type Shell = Pick<ShellApi, 'api'>;

const Tips = v.object({ jour: v.string(), races: v.array(v.object({ ...Race.entries, tip: Summary })) });
const Articles = v.object({ articles: v.array(Summary) });
const Legal = v.object({
  pages: v.array(Summary),
  seller: Summary,
  missing: v.array(v.picklist(SELLER_FIELDS)),
});

/** `GET /apin/content/tips`: the races of a day with their tips. Throws as the API client does, or `malformed`. */
export async function fetchTipContents(
  shell: Shell,
  jour: IsoDay,
  signal: AbortSignal,
): Promise<TipContents> {
  const path = '/apin/content/tips';
  const { body } = await shell.api.get(path, { query: { jour }, signal });
  return readAnswer(Tips, body, path);
}

/** `GET /apin/content/articles`: the guide's articles. Throws as the API client does, or `malformed`. */
export async function fetchArticleContents(shell: Shell, signal: AbortSignal): Promise<ArticleContents> {
  const path = '/apin/content/articles';
  const { body } = await shell.api.get(path, { signal });
  return readAnswer(Articles, body, path);
}

/** `GET /apin/content/legal`: the legal pages and who sells. Throws as the API client does, or `malformed`. */
export async function fetchLegalContents(shell: Shell, signal: AbortSignal): Promise<LegalContents> {
  const path = '/apin/content/legal';
  const { body } = await shell.api.get(path, { signal });
  return readAnswer(Legal, body, path);
}
