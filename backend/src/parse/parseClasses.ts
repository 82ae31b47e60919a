import { SELLER_FIELDS } from '@galopin/shared/lib';
import type { RestSchema } from 'parse/node';

type ParseClass = Required<Pick<RestSchema, 'className' | 'fields' | 'classLevelPermissions' | 'indexes'>>;

/** Nobody but the server itself: an operation left out would be open to all. */
const CLOSED = {
  find: {},
  count: {},
  get: {},
  create: {},
  update: {},
  delete: {},
  addField: {},
  protectedFields: {},
} as const;

const closed = (
  className: string,
  fields: ParseClass['fields'] = {},
  indexes: ParseClass['indexes'] = {},
): ParseClass => ({ className, fields, indexes, classLevelPermissions: CLOSED });

const string = { type: 'String' };
const required = { type: 'String', required: true };
const number = { type: 'Number' };
const requiredNumber = { type: 'Number', required: true };
const list = { type: 'Array' };
const boolean = { type: 'Boolean' };
const object = { type: 'Object' };
const ON_A_RACE = {
  jour: required,
  source: required,
  raceId: requiredNumber,
  meeting: requiredNumber,
  race: requiredNumber,
  racecourse: string,
  raceName: string,
  hidden: { type: 'Boolean' },
};

/**
 * Every class that clients could otherwise reach, all of them closed to clients. Parse's own user classes hold
 * nothing: people sign in elsewhere.
 *
 * - `Member`: someone with an account; `uid` of the identity provider (unique), `payment` in one of the layouts
 *   that `subscriptionOf` reads; settings as in the contract's `UserSettings`; sessions begun before `revokedBefore` (epoch
 *   seconds) are over.
 * - `Tip`: a tip for one race; `meeting` and `race` are its numbers, `source` who gave it, the lists are runner
 *   numbers, `notes` holds `{number, text}`; one that is `free` is for everybody, one that is `hidden` was withdrawn.
 * - `PressSynthesis`: what the press says of one race; `titles` holds `{title, selection}`, the rest as in `Tip`.
 * - `GuideArticle`: an article of the betting guide; `slug` (unique) names it in addresses, `position` orders.
 * - `LegalPage`: a legal page; `slug` (unique) is its path without the slash.
 * - `SellerIdentity`: the one object that says who sells and who hosts.
 */
export const PARSE_CLASSES: readonly ParseClass[] = [
  closed('Member', {
    uid: required,
    email: string,
    payment: object,
    displayName: string,
    favourites: object,
    preferences: object,
    newsletter: boolean,
    revokedBefore: number,
  }),
  closed(
    'Tip',
    {
      ...ON_A_RACE,
      quinte: boolean,
      free: boolean,
      title: string,
      text: string,
      base: list,
      regular: list,
      outsiders: list,
      favourite: number,
      selection: list,
      regret: number,
      lastMinute: number,
      notes: list,
    },
    { tip_jour: { jour: 1 } },
  ),
  closed('PressSynthesis', { ...ON_A_RACE, titles: list }, { press_jour: { jour: 1 } }),
  closed('GuideArticle', {
    slug: required,
    title: required,
    summary: string,
    body: string,
    position: number,
    published: boolean,
  }),
  closed('LegalPage', { slug: required, title: required, body: string }),
  closed('SellerIdentity', {
    slug: required,
    ...Object.fromEntries(SELLER_FIELDS.map((field) => [field, string])),
  }),
  closed('_User'),
  closed('_Role'),
  closed('_Session'),
  closed('_Installation'),
];

/** What there may be only one of. */
export const UNIQUE_FIELDS: readonly (readonly [className: string, ...fields: string[]])[] = [
  ['Member', 'uid'],
  ['Tip', 'source', 'raceId'],
  ['PressSynthesis', 'source', 'raceId'],
  ['GuideArticle', 'slug'],
  ['LegalPage', 'slug'],
  ['SellerIdentity', 'slug'],
];
