import * as v from 'valibot';
import { declareCall, described } from '#terms';
import type { GivenTo, ShapeOf } from './calls/Call';
import { oneOf } from './calls/params';
import { FAVOURITES_LIMIT } from './favourites';

const ids = v.array(v.number());
const Favourites = described(
  v.object({ horses: ids, jockeys: ids, trainers: ids }),
  `ids of what a member follows, at most ${FAVOURITES_LIMIT} of each`,
);
/** Ids of what a member follows. */
export type Favourites = ShapeOf<typeof Favourites>;

export const NO_FAVOURITES: Favourites = { horses: [], jockeys: [], trainers: [] };

export const CSV_SEPARATORS = [';', ','] as const;
/** Character between two cells of a CSV file. */
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** What a member may change of their own record. */
export interface UserSettings {
  /** 1 to 60 characters; null while none was chosen. */
  readonly displayName: string | null;
  readonly favourites: Favourites;
  readonly preferences: { readonly csvSeparator: CsvSeparator };
  /** Wants the newsletter. */
  readonly newsletter: boolean;
}

/** Settings of a member who never changed any. */
export const DEFAULT_USER_SETTINGS: UserSettings = {
  displayName: null,
  favourites: NO_FAVOURITES,
  preferences: { csvSeparator: ';' },
  newsletter: false,
};

const unchosen = DEFAULT_USER_SETTINGS;

/** What was never chosen may be left out of an answer: whoever reads it has the defaults. */
export const UserRecord = v.object({
  uid: v.string(),
  email: v.nullish(v.string(), null),
  displayName: v.nullish(v.string(), unchosen.displayName),
  favourites: v.optional(Favourites, unchosen.favourites),
  preferences: v.optional(
    v.object({ csvSeparator: v.optional(v.picklist(CSV_SEPARATORS), unchosen.preferences.csvSeparator) }),
    unchosen.preferences,
  ),
  newsletter: v.optional(v.boolean(), unchosen.newsletter),
  /** Absent: never paid. For `subscriptionOf`, which takes what is no payment for none. */
  payment: v.exactOptional(
    described(v.unknown(), 'holds state and create_time, either directly or in a payment of its own'),
  ),
});
/** A member's own record. */
export type UserRecord = ShapeOf<typeof UserRecord>;

/** Of a call about the member who makes it. */
export const ownParams = () =>
  v.object({
    uid: described(v.pipe(v.string(), v.minLength(1), v.maxLength(128)), 'the uid of the signed-in user'),
  });

/** Called after every sign-in. */
export const userInit = declareCall(
  {
    method: 'POST',
    path: '/apin/user/init',
    answer: v.object({
      uid: v.string(),
      email: v.nullable(v.string()),
      created: v.boolean(),
      isAdmin: v.boolean(),
    }),
  },
  () => ({
    summary: 'Makes the signed-in user known; called after every sign-in',
    access: 'member',
    refusals: [429],
  }),
);

export const ownRecord = declareCall(
  {
    method: 'GET',
    path: '/apin/user/:uid',
    answer: v.object({ ...UserRecord.entries, isAdmin: v.optional(v.boolean(), false) }),
  },
  () => ({
    summary: 'The signed-in user’s own record',
    description: 'isAdmin is for display: every call decides for itself.',
    access: 'self',
    params: ownParams(),
  }),
);

const MOST_NAME = 60;
/** What is not seen in a name, or cannot be stored: control characters and halves of pairs. */
const SEEN = /^[^\p{Cc}\p{Surrogate}]*$/u;

function userPatch() {
  const list = described(
    v.pipe(
      v.array(described(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 'an id, a whole number from 1')),
      v.maxLength(FAVOURITES_LIMIT),
      v.check((given) => new Set(given).size === given.length),
    ),
    `a list of at most ${FAVOURITES_LIMIT} different ids, whole numbers from 1`,
  );
  const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_NAME), v.regex(SEEN));
  return v.strictObject({
    displayName: v.exactOptional(
      described(v.nullable(name), `1 to ${MOST_NAME} characters that can be seen, or null`),
    ),
    favourites: v.exactOptional(
      v.strictObject({
        horses: v.exactOptional(list),
        jockeys: v.exactOptional(list),
        trainers: v.exactOptional(list),
      }),
    ),
    preferences: v.exactOptional(
      v.strictObject({ csvSeparator: v.exactOptional(oneOf(CSV_SEPARATORS, 'a separator')) }),
    ),
    newsletter: v.exactOptional(described(v.boolean(), 'true or false')),
  });
}

/** Changes settings: what is left out stays. */
export const settingsChange = declareCall(
  { method: 'PATCH', path: '/apin/user/:uid', answer: UserRecord },
  () => ({
    summary: 'Changes settings: displayName, favourites, preferences, newsletter',
    description: 'What is left out stays; any other field is refused by its name, and all of payment.',
    access: 'self',
    params: ownParams(),
    body: userPatch(),
    refusals: [400],
  }),
);
export type UserPatch = GivenTo<typeof settingsChange>['body'];

export const signOutEverywhere = declareCall(
  { method: 'POST', path: '/apin/user/:uid/sign-out-everywhere', answer: v.null() },
  () => ({
    summary: 'Ends every session that was begun by now, this one included',
    access: 'self',
    status: 204,
    params: ownParams(),
  }),
);

export const userRemoval = declareCall(
  { method: 'DELETE', path: '/apin/user/:uid', answer: v.null() },
  () => ({
    summary: 'Deletes the signed-in user’s record; the identity account is the client’s to delete',
    description:
      'The password must have been given in the last five minutes. What was paid is kept without the person.',
    access: 'self',
    status: 204,
    params: ownParams(),
    refusals: [409],
  }),
);
