/** Nobody but the server: clients reach edited content through cloud functions. An operation left out is open to all. */
const CLOSED = {
  find: {},
  get: {},
  count: {},
  create: {},
  update: {},
  delete: {},
  addField: {},
  protectedFields: {},
};

const text = { type: 'String' };
const number = { type: 'Number' };
const list = { type: 'Array' };

/**
 * The classes kept in Parse, all closed to clients. Parse's own are closed as well: our users are Firebase's.
 *
 * - `Member`: `uid` of Firebase, `payment` in one of the layouts that `subscriptionOf` reads.
 * - `Tip`: for one race; `meeting` and `race` are its numbers in the day, lists hold runner numbers.
 * - `GuideArticle`: `slug` names it in addresses, `position` orders.
 */
export const PARSE_SCHEMAS = [
  {
    className: 'Member',
    fields: { uid: { ...text, required: true }, email: text, payment: { type: 'Object' } },
    classLevelPermissions: CLOSED,
  },
  {
    className: 'Tip',
    fields: {
      jour: { ...text, required: true },
      raceId: { ...number, required: true },
      meeting: { ...number, required: true },
      race: { ...number, required: true },
      racecourse: text,
      raceName: text,
      quinte: { type: 'Boolean' },
      title: text,
      text,
      base: list,
      regular: list,
      outsiders: list,
      favourite: number,
      selection: list,
    },
    indexes: { tip_jour: { jour: 1 } },
    classLevelPermissions: CLOSED,
  },
  {
    className: 'GuideArticle',
    fields: { slug: { ...text, required: true }, position: number, title: text, body: text },
    classLevelPermissions: CLOSED,
  },
  ...['_User', '_Session', '_Role', '_Installation'].map((className) => ({
    className,
    fields: {},
    classLevelPermissions: CLOSED,
  })),
];

/** Fields that no two objects of a class share; Parse's schemas cannot say so of classes of one's own. */
export const UNIQUE_FIELDS: Readonly<Record<string, string>> = {
  Member: 'uid',
  Tip: 'raceId',
  GuideArticle: 'slug',
};
