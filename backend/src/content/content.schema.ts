import {
  type ArticleContents,
  CONTENT_KINDS,
  type ContentItem,
  type ContentVersionText,
  type LegalContents,
  type SellerIdentity,
  type TipContents,
} from '@galopin/shared/contracts';
import { SELLER_FIELDS } from '@galopin/shared/lib';
import { Type, type TSchema } from 'typebox';
import { DaySchema, ErrorSchema, KeySchema } from '../http/schemas';

const Version = Type.Object({
  version: Type.Integer(),
  action: Type.String(),
  by: Type.String(),
  at: Type.String(),
  changed: Type.Array(Type.String()),
});
const Summary = Type.Object({
  key: Type.String(),
  title: Type.String(),
  state: Type.String(),
  latest: Type.Union([Version, Type.Null()]),
});
const Race = Type.Object({
  raceId: Type.Integer(),
  jour: Type.String(),
  meeting: Type.Integer(),
  race: Type.Integer(),
  racecourse: Type.String(),
  raceName: Type.String(),
  quinte: Type.Boolean(),
  time: Type.Union([Type.String(), Type.Null()]),
});
const Runner = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  isNonRunner: Type.Boolean(),
});
const Seller = Type.Unsafe<SellerIdentity>(
  Type.Object(Object.fromEntries(SELLER_FIELDS.map((field) => [field, Type.String()]))),
);
/** As its kind has it. */
const Text = Type.Unknown();
const Item = Type.Unsafe<ContentItem>(
  Type.Object({
    kind: Type.String(),
    key: Type.String(),
    state: Type.String(),
    version: Type.Union([Type.Integer(), Type.Null()]),
    text: Text,
    published: Text,
    history: Type.Array(Version),
    race: Type.Optional(Race),
    runners: Type.Optional(Type.Array(Runner)),
    seller: Type.Optional(Seller),
  }),
);

const Kind = Type.Enum([...CONTENT_KINDS], {
  description: `one of ${CONTENT_KINDS.join(', ')}`,
});
const Key = Type.String({ minLength: 1, maxLength: 100, description: 'a text of 1 to 100 characters' });
const params = Type.Object({ kind: Kind, key: Key });

const forAdmin = <Answer extends TSchema>(answer: Answer) => ({
  200: answer,
  400: ErrorSchema,
  401: ErrorSchema,
  403: ErrorSchema,
  404: ErrorSchema,
});

export const tipListSchema = {
  summary: 'Races of a day with their tips, for the administrator',
  querystring: Type.Object({ jour: DaySchema }),
  response: forAdmin(
    Type.Unsafe<TipContents>(
      Type.Object({
        jour: Type.String(),
        races: Type.Array(Type.Intersect([Race, Type.Object({ tip: Summary })])),
      }),
    ),
  ),
};

export const articleListSchema = {
  summary: 'Articles of the guide with their state, for the administrator',
  response: forAdmin(Type.Unsafe<ArticleContents>(Type.Object({ articles: Type.Array(Summary) }))),
};

export const legalListSchema = {
  summary: 'Legal pages and the seller’s identity with their state, for the administrator',
  response: forAdmin(
    Type.Unsafe<LegalContents>(
      Type.Object({ pages: Type.Array(Summary), seller: Summary, missing: Type.Array(Type.String()) }),
    ),
  ),
};

export const itemSchema = {
  summary: 'One content with its draft, what is published, and its history',
  params,
  response: forAdmin(Item),
};

export const versionSchema = {
  summary: 'An earlier version of a content',
  params: Type.Object({ kind: Kind, key: Key, version: KeySchema }),
  response: forAdmin(Type.Unsafe<ContentVersionText>(Type.Intersect([Version, Type.Object({ text: Text })]))),
};

const change = {
  params,
  // Read by `readChange`, which names what is wrong.
  body: Type.Unknown({ examples: [{ version: 3, text: { title: 'Mentions légales', body: '…' } }] }),
  response: { ...forAdmin(Item), 409: ErrorSchema },
};
export const saveSchema = { summary: 'Keeps a draft', ...change };
export const publishSchema = { summary: 'Shows a content to visitors', ...change };
export const withdrawSchema = { summary: 'Takes a content from the site', ...change };

export const sellerSchema = {
  summary: 'Who sells and who hosts, as published; a text is empty where it is not known',
  response: { 200: Seller },
};
