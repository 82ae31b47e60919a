import * as v from 'valibot';
import type { Member, MemberStore } from '../members/MemberStore';
import { AS_MASTER, type ParseSdk } from './ParseSdk';

/** Members as objects of Parse's class `Member`. */
export function createParseMemberStore(parse: ParseSdk): MemberStore {
  const load = (uid: string) => new parse.Query('Member').equalTo('uid', uid).first(AS_MASTER);

  const create = async ({ uid, email }: Pick<Member, 'uid' | 'email'>): Promise<boolean> => {
    try {
      await new parse.Object('Member').save({ uid, ...(email !== null && { email }) }, AS_MASTER);
      return true;
    } catch (error) {
      if (error instanceof parse.Error && error.code === parse.Error.DUPLICATE_VALUE) return false;
      throw error;
    }
  };

  const save = async (uid: string, fields: Partial<Member>, purpose: string): Promise<void> => {
    const known = await load(uid);
    if (known === undefined) throw new Error(`There is no such member to ${purpose}.`);
    await known.save(fields, AS_MASTER);
  };

  return {
    find: async (uid) => {
      const found = await load(uid);
      return found === undefined ? undefined : toMember(found.toJSON());
    },
    ensure: async ({ uid, email }) => {
      const known = await load(uid);
      if (known === undefined) return { created: await create({ uid, email }) };
      // People change their address at the identity provider.
      if (email !== null && known.get('email') !== email) await known.save({ email }, AS_MASTER);
      return { created: false };
    },
    setPayment: (uid, payment) => save(uid, { payment }, 'set a payment of'),
    change: (uid, settings) => save(uid, settings, 'change'),
    revoke: (uid, revokedBefore) => save(uid, { revokedBefore }, 'end the sessions of'),
    remove: async (uid) => {
      await (await load(uid))?.destroy(AS_MASTER);
    },
  };
}

const Stored = v.object({
  uid: v.string(),
  email: v.nullish(v.string(), null),
  payment: v.optional(v.record(v.string(), v.unknown())),
  displayName: v.nullish(v.string()),
  favourites: v.optional(
    v.object({ horses: v.array(v.number()), jockeys: v.array(v.number()), trainers: v.array(v.number()) }),
  ),
  preferences: v.optional(v.object({ csvSeparator: v.picklist([';', ',']) })),
  newsletter: v.optional(v.boolean()),
  revokedBefore: v.optional(v.number()),
});

/** Leaves out what is not there: an absent payment is none. */
function toMember(stored: Readonly<Record<string, unknown>>): Member {
  const present = Object.entries(v.parse(Stored, stored)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as Member;
}
