import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day, oneOf, rowKey } from './calls/params';
import { isoDay, parisTime, utcTime } from './calls/values';
import { SellerIdentity } from './seller';

/** What is edited in the site's own editor. */
export const CONTENT_KINDS = ['tips', 'articles', 'legal', 'seller'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const numbers = v.array(whole);

/** Texts as they are kept, which may be older than the rules for new ones. */
const TEXTS = {
  tips: v.object({
    title: v.string(),
    text: v.string(),
    base: numbers,
    regular: numbers,
    outsiders: numbers,
    favourite: v.nullable(whole),
    selection: numbers,
    regret: v.exactOptional(v.nullable(whole)),
    lastMinute: v.exactOptional(v.nullable(whole)),
    free: v.exactOptional(described(v.boolean(), 'for everybody')),
    notes: v.array(v.object({ number: whole, text: v.string() })),
  }),
  articles: v.object({ title: v.string(), summary: v.string(), body: v.string(), position: v.number() }),
  legal: v.object({ title: v.string(), body: v.string() }),
  seller: SellerIdentity,
} as const;
/**
 * What an editor writes of each kind. What else belongs to it is in its key: the race's `caractrap.id` of a tip, the
 * slug of an article or a legal page, {@link SELLER_KEY}.
 */
export type ContentTexts = { readonly [Kind in ContentKind]: ShapeOf<(typeof TEXTS)[Kind]> };

const CONTENT_STATES = ['none', 'draft', 'published', 'modified', 'withdrawn'] as const;
/**
 * Where content stands. `none`: nothing is written yet; `draft`: no visitor sees it; `published`: visitors see the
 * latest; `modified`: visitors see an earlier one; `withdrawn`: visitors saw it once.
 */
export type ContentState = (typeof CONTENT_STATES)[number];
const state = v.picklist(CONTENT_STATES);

const CONTENT_ACTIONS = ['draft', 'published', 'withdrawn'] as const;
export type ContentAction = (typeof CONTENT_ACTIONS)[number];

const ContentVersion = v.object({
  version: described(whole, 'from 1'),
  action: v.picklist(CONTENT_ACTIONS),
  by: described(v.string(), 'e-mail address of who did it'),
  at: utcTime,
  changed: described(v.array(v.string()), 'fields that differ from the version before'),
});
/** One step in the history of a content. */
export type ContentVersion = ShapeOf<typeof ContentVersion>;

const ContentSummary = v.object({
  key: v.string(),
  title: v.string(),
  state,
  latest: described(v.nullable(ContentVersion), 'null where it was never edited here'),
});
/** A content in a list. */
export type ContentSummary = ShapeOf<typeof ContentSummary>;

const TippedRace = v.object({
  raceId: whole,
  jour: isoDay,
  meeting: whole,
  race: whole,
  racecourse: v.string(),
  raceName: v.string(),
  quinte: v.boolean(),
  time: v.nullable(parisTime),
});
/** A race that a tip can be on. */
export type TippedRace = ShapeOf<typeof TippedRace>;

const TippedRunner = v.object({
  number: whole,
  name: v.string(),
  isNonRunner: v.boolean(),
  words: v.exactOptional(
    described(v.string(), 'a text on it from its facts; left out where nothing is to be said'),
  ),
});
/** A declared runner. */
export type TippedRunner = ShapeOf<typeof TippedRunner>;

/** Every race of a day, by meeting, then race. */
export const tipContents = declareCall(
  {
    method: 'GET',
    path: '/apin/content/tips',
    answer: v.object({
      jour: isoDay,
      races: v.array(v.object({ ...TippedRace.entries, tip: ContentSummary })),
    }),
  },
  () => ({
    summary: 'Races of a day with their tips, for the administrator',
    access: 'admin',
    isNoted: true,
    query: v.object({ jour: day }),
    refusals: [400],
  }),
);
export type TipContents = AnswerOf<typeof tipContents>;

/** The guide's articles, by title. */
export const articleContents = declareCall(
  {
    method: 'GET',
    path: '/apin/content/articles',
    answer: v.object({ articles: v.array(ContentSummary) }),
  },
  () => ({
    summary: 'Articles of the guide with their state, for the administrator',
    access: 'admin',
    isNoted: true,
  }),
);
export type ArticleContents = AnswerOf<typeof articleContents>;

export const legalContents = declareCall(
  {
    method: 'GET',
    path: '/apin/content/legal',
    answer: v.object({
      pages: v.array(ContentSummary),
      seller: ContentSummary,
      missing: described(
        v.array(v.keyof(SellerIdentity)),
        'what visitors should be told of the seller and is not published yet',
      ),
    }),
  },
  () => ({
    summary: 'Legal pages and the seller’s identity with their state, for the administrator',
    access: 'admin',
    isNoted: true,
  }),
);
export type LegalContents = AnswerOf<typeof legalContents>;

/** What items of all kinds have. */
const ItemBase = v.object({
  key: v.string(),
  state,
  version: described(
    v.nullable(whole),
    'to be sent with a change; 0 for what was never edited here, null for what does not exist',
  ),
  history: described(v.array(ContentVersion), 'newest first'),
  race: v.exactOptional(described(TippedRace, 'of a tip')),
  runners: v.exactOptional(described(v.array(TippedRunner), 'of a tip: declared runners by number')),
  seller: v.exactOptional(
    described(SellerIdentity, 'of a legal page: the published identity of the seller, for its blanks'),
  ),
});
/** A content with its draft, what is published, and its history. */
export type ContentItem<Kind extends ContentKind = ContentKind> = ShapeOf<typeof ItemBase> & {
  readonly kind: Kind;
  /** What an editor goes on with; null where nothing is written. */
  readonly text: ContentTexts[Kind] | null;
  /** What visitors see. */
  readonly published: ContentTexts[Kind] | null;
};

const itemOf = <Kind extends ContentKind>(kind: Kind) =>
  v.object({
    ...ItemBase.entries,
    kind: v.literal(kind),
    text: v.nullable(TEXTS[kind]),
    published: v.nullable(TEXTS[kind]),
  });
// By its kind, which a literal of each says: `v.variant` would weigh on every page of the remote that edits.
const AnyItem: v.GenericSchema<unknown, ContentItem> = v.union([
  itemOf('tips'),
  itemOf('articles'),
  itemOf('legal'),
  itemOf('seller'),
]);

/** Version of a content. */
export type ContentVersionText<Kind extends ContentKind = ContentKind> = ContentVersion & {
  readonly text: ContentTexts[Kind];
};

const contentName = () =>
  ({
    kind: oneOf(CONTENT_KINDS, 'a kind of content'),
    key: described(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), 'a text of 1 to 100 characters'),
  }) as const;

export const contentItem = declareCall(
  { method: 'GET', path: '/apin/content/:kind/:key', answer: AnyItem },
  () => ({
    summary: 'One content with its draft, what is published, and its history',
    access: 'admin',
    isNoted: true,
    params: v.object(contentName()),
    refusals: [400, 404],
  }),
);

export const contentVersion = declareCall(
  {
    method: 'GET',
    path: '/apin/content/:kind/:key/versions/:version',
    answer: v.object({
      ...ContentVersion.entries,
      // An article has all that a legal page has.
      text: v.union([TEXTS.tips, TEXTS.articles, TEXTS.legal, TEXTS.seller]),
    }),
  },
  () => ({
    summary: 'An earlier version of a content',
    access: 'admin',
    isNoted: true,
    params: v.object({ ...contentName(), version: rowKey }),
    refusals: [400, 404],
  }),
);

const versionNumber = () => v.pipe(v.number(), v.integer(), v.minValue(0));

const changeTerms = () =>
  ({
    access: 'admin-fresh',
    params: v.object(contentName()),
    body: v.strictObject({
      version: described(
        v.nullable(versionNumber()),
        'the number of the version that is changed, or null for something new',
      ),
      text: described(v.looseObject({}), 'what an editor writes of this kind'),
    }),
    refusals: [400, 404, 409],
  }) as const;

export const contentDraft = declareCall(
  { method: 'PATCH', path: '/apin/content/:kind/:key', answer: AnyItem },
  () => ({ summary: 'Keeps a draft', ...changeTerms() }),
);

export const contentPublication = declareCall(
  { method: 'POST', path: '/apin/content/:kind/:key/publish', answer: AnyItem },
  () => ({ summary: 'Shows a content to visitors', ...changeTerms() }),
);

export const contentWithdrawal = declareCall(
  { method: 'POST', path: '/apin/content/:kind/:key/withdraw', answer: AnyItem },
  () => ({
    ...changeTerms(),
    summary: 'Takes a content from the site',
    body: v.strictObject({
      version: described(versionNumber(), 'the number of the version that is withdrawn'),
    }),
  }),
);

/** A change of what was written. */
export interface ContentChange<Kind extends ContentKind = ContentKind> {
  /** The version that was changed; null for what is new. */
  readonly version: number | null;
  readonly text: ContentTexts[Kind];
}

/** Why a change is refused (`error.code` of the answer) beside what every call is refused for, with its HTTP status. */
export const CONTENT_REFUSALS = {
  /** Another version was saved since the one that was changed. */
  'content-changed': 409,
  /** Something new has the key of something that is there. */
  'content-exists': 409,
  /** The law wants it there at all times. */
  'not-withdrawable': 409,
  /** What no visitor sees cannot be withdrawn. */
  'not-published': 409,
} as const;
export type ContentRefusal = keyof typeof CONTENT_REFUSALS;
