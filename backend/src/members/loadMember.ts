import type { Identity } from '../http/identity/Identity';
import type { Member, MemberStore } from './MemberStore';
import type { PaymentsOfMember } from './PaymentsOfMember';

export interface MemberDependencies {
  readonly members: Pick<MemberStore, 'find'>;
  readonly payments: Pick<PaymentsOfMember, 'withPayment'>;
}

/** A member with the payment that counts now; whoever is not known yet has an empty record, and may have paid. */
export async function loadMember(
  { uid, email }: Pick<Identity, 'uid' | 'email'>,
  { members, payments }: MemberDependencies,
): Promise<Member> {
  return payments.withPayment((await members.find(uid)) ?? { uid, email });
}
