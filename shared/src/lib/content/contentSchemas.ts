import * as v from 'valibot';
import type { ContentKind, ContentTexts, SellerIdentity } from '../../contracts';
import { unknownBlanks } from './fillBlanks';
import { SELLER_FIELDS } from './seller';

/** Most characters of each text. */
export const CONTENT_LENGTHS = {
  title: 120,
  summary: 300,
  body: 20_000,
  tipText: 1500,
  note: 200,
  sellerField: 200,
} as const;

/** How an article is named in addresses. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_LENGTH = 80;
const MOST_NUMBERS = 30;

const wanted = (least: number, most: number) => `a text of ${least} to ${most} characters`;
const text = (most: number) =>
  v.pipe(v.string(wanted(0, most)), v.trim(), v.maxLength(most, wanted(0, most)));
const requiredText = (most: number) =>
  v.pipe(
    v.string(wanted(1, most)),
    v.trim(),
    v.nonEmpty(wanted(1, most)),
    v.maxLength(most, wanted(1, most)),
  );

const wantedNumber = 'the number of a runner';
const number = v.pipe(v.number(wantedNumber), v.integer(wantedNumber), v.minValue(1, wantedNumber));
const wantedNumbers = 'a list of numbers of runners';
const numbers = v.pipe(v.array(number, wantedNumbers), v.maxLength(MOST_NUMBERS, wantedNumbers));

const Tip = v.strictObject({
  title: text(CONTENT_LENGTHS.title),
  text: text(CONTENT_LENGTHS.tipText),
  base: numbers,
  regular: numbers,
  outsiders: numbers,
  favourite: v.nullable(number),
  selection: numbers,
  regret: v.exactOptional(v.nullable(number)),
  lastMinute: v.exactOptional(v.nullable(number)),
  free: v.exactOptional(v.boolean('true or false')),
  notes: v.pipe(
    v.array(v.strictObject({ number, text: requiredText(CONTENT_LENGTHS.note) }), 'a list of {number, text}'),
    v.maxLength(MOST_NUMBERS, 'one text a runner'),
  ),
});

const wantedPosition = 'a whole number from 1 to 999';
const Article = v.strictObject({
  title: requiredText(CONTENT_LENGTHS.title),
  summary: text(CONTENT_LENGTHS.summary),
  body: requiredText(CONTENT_LENGTHS.body),
  position: v.pipe(
    v.number(wantedPosition),
    v.integer(wantedPosition),
    v.minValue(1, wantedPosition),
    v.maxValue(999, wantedPosition),
  ),
});

const Legal = v.strictObject({
  title: requiredText(CONTENT_LENGTHS.title),
  body: v.pipe(
    requiredText(CONTENT_LENGTHS.body),
    v.check((body) => unknownBlanks(body).length === 0, 'names in braces that the seller’s identity has'),
  ),
});

const oneLine = v.pipe(
  text(CONTENT_LENGTHS.sellerField),
  v.regex(/^[^\n\r{}[\]]*$/, 'one line without brackets'),
);
const sellerFields = Object.fromEntries(SELLER_FIELDS.map((field) => [field, oneLine])) as Record<
  keyof SellerIdentity,
  typeof oneLine
>;
const Seller = v.strictObject({
  ...sellerFields,
  siren: v.pipe(
    v.string('nine digits'),
    v.transform((siren) => siren.replaceAll(/\s/g, '')),
    v.check((siren) => siren === '' || isSiren(siren), 'nine digits with a right last one, or nothing'),
  ),
  email: v.pipe(
    oneLine,
    v.union([v.literal(''), v.pipe(v.string(), v.email())], 'an e-mail address, or nothing'),
  ),
});

/** What an editor may write of each kind. Texts are trimmed. */
export const CONTENT_SCHEMAS: {
  readonly [Kind in ContentKind]: v.GenericSchema<unknown, ContentTexts[Kind]>;
} = {
  tips: Tip,
  articles: Article,
  legal: Legal,
  seller: Seller,
};

export function isSlug(text: string): boolean {
  return text.length <= SLUG_LENGTH && SLUG.test(text);
}

/** A title as the end of an address; empty when it has no letter that an address can hold. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '');
}

/** Numbers by INSEE end on a check digit (Luhn). */
function isSiren(siren: string): boolean {
  if (!/^\d{9}$/.test(siren)) return false;
  const sum = Array.from(siren, Number).reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
