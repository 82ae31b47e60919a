import type { GuideArticle } from './GuideArticle';
import type { LegalPage } from './LegalPage';
import type { RunnerNote, Tip } from './Tip';
import type { IsoDay, ParisTime } from './units';

/** What is edited in the site's own editor. */
export const CONTENT_KINDS = ['tips', 'articles', 'legal', 'seller'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Key of the one seller's identity. */
export const SELLER_KEY = 'vendeur';

/** Who sells and who hosts, as French law wants it told; a text is empty as long as it is not known. */
export interface SellerIdentity {
  /** Name or company name. */
  readonly name: string;
  /** Legal form and capital. */
  readonly legalForm: string;
  readonly address: string;
  /** Nine digits. */
  readonly siren: string;
  /** Number for VAT; who is exempt has none. */
  readonly vat: string;
  readonly email: string;
  readonly phone: string;
  /** Who answers for what is published. */
  readonly director: string;
  readonly hostName: string;
  readonly hostAddress: string;
  readonly hostPhone: string;
  /** Name and address of the consumer mediator. */
  readonly mediator: string;
}

/** What an editor writes of each kind. What else belongs to it (the race, the address) is in its key. */
export interface ContentTexts {
  /** Key: `caractrap.id`. */
  readonly tips: Pick<
    Tip,
    'title' | 'text' | 'base' | 'regular' | 'outsiders' | 'favourite' | 'selection'
  > & {
    readonly notes: readonly RunnerNote[];
  };
  /** Key: the slug. */
  readonly articles: Omit<GuideArticle, 'slug'>;
  /** Key: the slug. */
  readonly legal: Omit<LegalPage, 'slug'>;
  /** Key: {@link SELLER_KEY}. */
  readonly seller: SellerIdentity;
}

/**
 * Where content stands. `none`: nothing is written yet; `draft`: no visitor sees it; `published`: visitors see the
 * latest; `modified`: visitors see an earlier one; `withdrawn`: visitors saw it once.
 */
export type ContentState = 'none' | 'draft' | 'published' | 'modified' | 'withdrawn';

export type ContentAction = 'draft' | 'published' | 'withdrawn';

/** One step in the history of a content. */
export interface ContentVersion {
  /** From 1. */
  readonly version: number;
  readonly action: ContentAction;
  /** E-mail address of who did it. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Fields that differ from the version before. */
  readonly changed: readonly string[];
}

/** A content in a list. */
export interface ContentSummary {
  readonly key: string;
  readonly title: string;
  readonly state: ContentState;
  /** The latest step; null where it was never edited here. */
  readonly latest: ContentVersion | null;
}

/** A race that a tip can be on. */
export interface TippedRace {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
  readonly racecourse: string;
  readonly raceName: string;
  readonly quinte: boolean;
  /** Null when it is not known. */
  readonly time: ParisTime | null;
}

/** A declared runner. */
export interface TippedRunner {
  readonly number: number;
  readonly name: string;
  readonly isNonRunner: boolean;
}

/** Answer of `GET /apin/content/tips?jour=`: every race of the day, by meeting, then race. */
export interface TipContents {
  readonly jour: IsoDay;
  readonly races: readonly (TippedRace & { readonly tip: ContentSummary })[];
}

/** Answer of `GET /apin/content/articles`, by title. */
export interface ArticleContents {
  readonly articles: readonly ContentSummary[];
}

/** Answer of `GET /apin/content/legal`. */
export interface LegalContents {
  readonly pages: readonly ContentSummary[];
  readonly seller: ContentSummary;
  /** What visitors should be told of the seller and is not published yet. */
  readonly missing: readonly (keyof SellerIdentity)[];
}

/** Answer of `GET /apin/content/{kind}/{key}` and of every change of it. */
export interface ContentItem<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  readonly key: string;
  readonly state: ContentState;
  /** To be sent with a change; 0 for what was never edited here, null for what does not exist. */
  readonly version: number | null;
  /** What an editor goes on with; null where nothing is written. */
  readonly text: ContentTexts[Kind] | null;
  /** What visitors see. */
  readonly published: ContentTexts[Kind] | null;
  /** Newest first. */
  readonly history: readonly ContentVersion[];
  /** Of a tip. */
  readonly race?: TippedRace;
  /** Of a tip: declared runners by number. */
  readonly runners?: readonly TippedRunner[];
  /** Of a legal page: the published identity of the seller, for its blanks. */
  readonly seller?: SellerIdentity;
}

/** Answer of `GET /apin/content/{kind}/{key}/versions/{version}`. */
export interface ContentVersionText<Kind extends ContentKind = ContentKind> extends ContentVersion {
  readonly text: ContentTexts[Kind];
}

/** Body of `PATCH /apin/content/{kind}/{key}` and of `POST …/publish`. */
export interface ContentChange<Kind extends ContentKind = ContentKind> {
  /** The version that was changed; null for what is new. */
  readonly version: number | null;
  readonly text: ContentTexts[Kind];
}

/** Why a change is refused, beside what every call is refused for. */
export const CONTENT_REFUSALS = {
  'content-changed': 'Another version was saved since the one that was changed.',
  'content-exists': 'Something new has the key of something that is there.',
  'not-withdrawable': 'The law wants it there at all times.',
  'not-published': 'What no visitor sees cannot be withdrawn.',
} as const;
export type ContentRefusal = keyof typeof CONTENT_REFUSALS;
