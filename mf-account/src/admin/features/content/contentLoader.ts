import {
  isAppError,
  type ArticleContents,
  type ContentItem,
  type LegalContents,
  type PageLoaderArgs,
  type TipContents,
} from '@galopin/shared/contracts';
import { fetchContent } from '../../api/contentCalls';
import { fetchArticleContents, fetchLegalContents, fetchTipContents } from '../../api/contentCalls';
import { kindOf, readContentAddress, type ContentAddress } from '../../domain/contentAddress';

/** What the editor shows. */
export type ContentData =
  | { readonly shows: 'missing' }
  | { readonly shows: 'tips'; readonly contents: TipContents }
  | { readonly shows: 'articles'; readonly contents: ArticleContents }
  | { readonly shows: 'legal'; readonly contents: LegalContents }
  | { readonly shows: 'item'; readonly item: ContentItem };

const NEW_ARTICLE: ContentItem<'articles'> = {
  kind: 'articles',
  key: '',
  state: 'none',
  version: null,
  text: null,
  published: null,
  history: [],
};

/** What the editor shows, and at which address. */
export interface AddressedContent {
  readonly content: ContentData;
  readonly address: ContentAddress;
}

/** Reads one list, or one content. Throws as the API client does, or `malformed`. */
export async function loadContent({ shell, signal, query }: PageLoaderArgs): Promise<AddressedContent> {
  const address = readContentAddress(query, shell.now());
  try {
    return { content: await readContent({ shell, signal }, address), address };
  } catch (error) {
    if (isAppError(error, 'http') && error.details['status'] === 404)
      return { content: { shows: 'missing' }, address };
    throw error;
  }
}

async function readContent(
  { shell, signal }: Pick<PageLoaderArgs, 'shell' | 'signal'>,
  address: ContentAddress,
): Promise<ContentData> {
  const { list, key, jour, isNew } = address;
  if (isNew && list === 'articles') return { shows: 'item', item: NEW_ARTICLE };
  if (key !== null)
    return { shows: 'item', item: await fetchContent(shell, { kind: kindOf(address), key }, signal) };
  switch (list) {
    case 'tips':
      return { shows: 'tips', contents: await fetchTipContents(shell, jour, signal) };
    case 'articles':
      return { shows: 'articles', contents: await fetchArticleContents(shell, signal) };
    case 'legal':
      return { shows: 'legal', contents: await fetchLegalContents(shell, signal) };
  }
}
