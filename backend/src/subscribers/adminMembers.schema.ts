import { MEMBER_STATES, type AdminMembers } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { forAdmin, Moment, Money, orNull, pageQuery } from '../http/adminSchemas';

const State = Type.Enum([...MEMBER_STATES], { description: `one of ${MEMBER_STATES.join(', ')}` });

const Member = Type.Object({
  uid: Type.String(),
  email: orNull(Type.String()),
  createdAt: Moment,
  state: Type.String(),
  paidUntil: orNull(Moment),
  lastPayment: orNull(Type.Object({ state: Type.String(), at: Moment, amount: orNull(Money) })),
});

export const membersSchema = {
  summary: 'Members with their subscriptions, newest first, for the administrator',
  querystring: Type.Object({
    search: Type.Optional(
      Type.String({
        maxLength: 128,
        description: 'the beginning of an address or uid, at most 128 characters',
      }),
    ),
    state: Type.Optional(State),
    ...pageQuery,
  }),
  response: forAdmin(
    Type.Unsafe<AdminMembers>(
      Type.Object({
        members: Type.Array(Member),
        total: Type.Integer(),
        counts: Type.Object(Object.fromEntries(MEMBER_STATES.map((state) => [state, Type.Integer()]))),
      }),
    ),
  ),
};
