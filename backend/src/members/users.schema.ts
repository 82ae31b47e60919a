import { PaymentRecord, type AudienceExport } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { array } from 'valibot';
import { jsonSchema } from '../http/serveCall';
import { ErrorSchema } from '../http/schemas';

const Email = Type.Union([Type.String(), Type.Null()]);
const Ids = Type.Unsafe<readonly number[]>(Type.Array(Type.Integer()));

export const OwnParams = Type.Object({
  uid: Type.String({ minLength: 1, maxLength: 128, description: 'the uid of the signed-in user' }),
});

const UserSchema = Type.Object({
  uid: Type.String(),
  email: Email,
  displayName: Type.Union([Type.String(), Type.Null()]),
  favourites: Type.Object({ horses: Ids, jockeys: Ids, trainers: Ids }),
  preferences: Type.Object({ csvSeparator: Type.Union([Type.Literal(';'), Type.Literal(',')]) }),
  newsletter: Type.Boolean(),
  payment: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Record(Type.String(), Type.Unknown())),
  ),
});

const OwnRecordSchema = Type.Object({ ...UserSchema.properties, isAdmin: Type.Boolean() });

const seen = { at: Type.String({ format: 'date-time' }), path: Type.String() };
const AudienceSchema = Type.Unsafe<AudienceExport>(
  Type.Object({
    pageViews: Type.Array(Type.Object({ ...seen, query: Type.Union([Type.String(), Type.Null()]) })),
    events: Type.Array(
      Type.Object({
        ...seen,
        eventName: Type.String(),
        eventData: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  }),
);

const REFUSALS = { 401: ErrorSchema, 403: ErrorSchema };

export const initSchema = {
  summary: 'Makes the signed-in user known; called after every sign-in',
  response: {
    200: Type.Object({ uid: Type.String(), email: Email, created: Type.Boolean(), isAdmin: Type.Boolean() }),
    401: ErrorSchema,
  },
};

export const userSchema = {
  summary: 'The signed-in user’s own record',
  description:
    'payment holds state and create_time, either directly or in a payment of its own. isAdmin is for display: every call decides for itself.',
  params: OwnParams,
  response: { 200: OwnRecordSchema, ...REFUSALS },
};

export const changeSchema = {
  summary: 'Changes settings: displayName, favourites, preferences, newsletter',
  description: 'What is left out stays; any other field is refused by its name, and all of payment.',
  // Read by `readUserPatch`, which names what is wrong.
  body: Type.Unknown({
    examples: [{ displayName: 'Élodie', favourites: { horses: [12] }, newsletter: true }],
  }),
  params: OwnParams,
  response: { 200: UserSchema, 400: ErrorSchema, ...REFUSALS },
};

export const exportSchema = {
  summary: 'All that is kept of the signed-in user',
  params: OwnParams,
  response: {
    200: Type.Object({
      exportedAt: Type.String(),
      user: UserSchema,
      payments: Type.Unsafe<readonly PaymentRecord[]>(jsonSchema(array(PaymentRecord), 'output')),
      audience: AudienceSchema,
    }),
    ...REFUSALS,
  },
};

export const signOutEverywhereSchema = {
  summary: 'Ends every session that was begun by now, this one included',
  params: OwnParams,
  response: { 204: Type.Null(), ...REFUSALS },
};

export const deleteSchema = {
  summary: 'Deletes the signed-in user’s record; the identity account is the client’s to delete',
  description:
    'The password must have been given in the last five minutes. What was paid is kept without the person.',
  params: OwnParams,
  response: { 204: Type.Null(), ...REFUSALS, 409: ErrorSchema },
};
