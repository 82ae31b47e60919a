import type { GuideArticle, LegalPage, PressSynthesis, SellerIdentity, Tip } from '@galopin/shared/contracts';
import { SELLER_FIELDS } from '@galopin/shared/lib';
import * as v from 'valibot';

const text = v.nullish(v.string(), '');
const runners = v.nullish(v.array(v.number()), () => []);
const ON_A_RACE = {
  raceId: v.number(),
  jour: v.string(),
  meeting: v.number(),
  race: v.number(),
  racecourse: text,
  raceName: text,
};

/** What is read of an object of the class `Tip`. */
export const StoredTip: v.GenericSchema<unknown, Tip> = v.object({
  ...ON_A_RACE,
  quinte: v.nullish(v.boolean(), false),
  free: v.exactOptional(v.boolean()),
  title: text,
  text,
  base: runners,
  regular: runners,
  outsiders: runners,
  favourite: v.nullish(v.number(), null),
  selection: runners,
  regret: v.exactOptional(v.nullable(v.number())),
  lastMinute: v.exactOptional(v.nullable(v.number())),
  notes: v.exactOptional(v.array(v.object({ number: v.number(), text: v.string() }))),
});

/** What is read of an object of the class `PressSynthesis`. */
export const StoredPress: v.GenericSchema<unknown, PressSynthesis> = v.object({
  ...ON_A_RACE,
  titles: v.nullish(v.array(v.object({ title: v.string(), selection: v.array(v.number()) })), () => []),
});

/** What is read of an object of the class `GuideArticle`. */
export const StoredArticle: v.GenericSchema<unknown, GuideArticle> = v.object({
  slug: v.string(),
  title: v.string(),
  summary: text,
  body: text,
  position: v.nullish(v.number(), 0),
});

/** What is read of an object of the class `LegalPage`. */
export const StoredLegalPage: v.GenericSchema<unknown, LegalPage> = v.object({
  slug: v.string(),
  title: v.string(),
  body: text,
});

/** What is read of the object of the class `SellerIdentity`. */
export const StoredSeller: v.GenericSchema<unknown, SellerIdentity> = v.object(
  Object.fromEntries(SELLER_FIELDS.map((field) => [field, text])) as Record<
    keyof SellerIdentity,
    typeof text
  >,
);
