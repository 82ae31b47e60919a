import {
  articleContents,
  contentDraft,
  contentItem,
  contentPublication,
  contentVersion,
  contentWithdrawal,
  legalContents,
  tipContents,
  type ArticleContents,
  type ContentChange,
  type ContentItem,
  type ContentKind,
  type ContentVersionText,
  type IsoDay,
  type LegalContents,
  type ShellApi,
  type TipContents,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

type Api = Pick<ShellApi, 'api'>;

/** A content by its kind and key. */
export interface ContentName<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  readonly key: string;
}

/** What is answered is of the kind that was asked for; TypeScript does not follow a generic kind so far. */
const ofKind = async <Kind extends ContentKind>(item: Promise<ContentItem>): Promise<ContentItem<Kind>> =>
  (await item) as ContentItem<Kind>;

/** One content. Throws as the API client does (404 for what is not there), or `malformed`. */
export const fetchContent = <Kind extends ContentKind>(
  { api }: Api,
  params: ContentName<Kind>,
  signal?: AbortSignal,
): Promise<ContentItem<Kind>> =>
  ofKind(callApi(api, contentItem, { params, ...(signal !== undefined && { signal }) }));

/**
 * Keeps a draft.
 * @throws AppError of the API client; 409 with `details.refusal` `content-changed` or `content-exists`
 */
export const saveDraft = <Kind extends ContentKind>(
  { api }: Api,
  params: ContentName<Kind>,
  body: ContentChange<Kind>,
): Promise<ContentItem<Kind>> => ofKind(callApi(api, contentDraft, { params, body }));

/** Shows it to visitors. Throws as {@link saveDraft}. */
export const publishContent = <Kind extends ContentKind>(
  { api }: Api,
  params: ContentName<Kind>,
  body: ContentChange<Kind>,
): Promise<ContentItem<Kind>> => ofKind(callApi(api, contentPublication, { params, body }));

/** Takes it from the site. Throws as {@link saveDraft}. */
export const withdrawContent = <Kind extends ContentKind>(
  { api }: Api,
  params: ContentName<Kind>,
  version: number,
): Promise<ContentItem<Kind>> => ofKind(callApi(api, contentWithdrawal, { params, body: { version } }));

/** An earlier version. Throws as {@link fetchContent}. */
export const fetchVersion = async <Kind extends ContentKind>(
  { api }: Api,
  name: ContentName<Kind>,
  version: number,
): Promise<ContentVersionText<Kind>> =>
  (await callApi(api, contentVersion, { params: { ...name, version } })) as ContentVersionText<Kind>;

/** The races of a day with their tips. Throws as the API client does, or `malformed`. */
export const fetchTipContents = ({ api }: Api, jour: IsoDay, signal: AbortSignal): Promise<TipContents> =>
  callApi(api, tipContents, { query: { jour }, signal });

/** The guide's articles. Throws as the API client does, or `malformed`. */
export const fetchArticleContents = ({ api }: Api, signal: AbortSignal): Promise<ArticleContents> =>
  callApi(api, articleContents, { signal });

/** The legal pages and who sells. Throws as the API client does, or `malformed`. */
export const fetchLegalContents = ({ api }: Api, signal: AbortSignal): Promise<LegalContents> =>
  callApi(api, legalContents, { signal });
