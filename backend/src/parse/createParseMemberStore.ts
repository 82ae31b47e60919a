import type { Member, MemberStore, PaymentField } from '../members/MemberStore';
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
    setPayment: async (uid, payment) => {
      const known = await load(uid);
      if (known === undefined) throw new Error('There is no such member to set a payment of.');
      await known.save({ payment }, AS_MASTER);
    },
  };
}

function toMember({ uid, email, payment }: Readonly<Record<string, unknown>>): Member {
  return {
    uid: String(uid),
    email: typeof email === 'string' ? email : null,
    ...(typeof payment === 'object' && payment !== null && { payment: payment as PaymentField }),
  };
}
