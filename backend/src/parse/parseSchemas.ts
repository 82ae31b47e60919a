/** Nobody but the server: clients reach edited content through cloud functions only. */
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

/** The classes kept in Parse. Parse's own are closed as well: our users are Firebase's. */
export const PARSE_SCHEMAS = [
  {
    className: 'Member',
    fields: { uid: { ...text, required: true }, email: text, payment: { type: 'Object' } },
    classLevelPermissions: CLOSED,
  },
  {
    className: 'Tip',
    fields: {
      day: { ...text, required: true },
      position: number,
      raceId: { ...number, required: true },
      meeting: number,
      race: number,
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
    indexes: { tip_day: { day: 1 } },
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
