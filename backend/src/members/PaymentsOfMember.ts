import type { PaymentHistory } from '@galopin/shared/contracts';
import type { Member } from './MemberStore';

/** What a member's record needs of their payments. */
export interface PaymentsOfMember {
  history(uid: string): Promise<PaymentHistory>;
  /** The member with the payment that counts now. */
  withPayment(member: Member): Promise<Member>;
  /** Takes the person out of their payments. @throws CallError 409 `payment-pending` while money is being taken */
  forget(uid: string): Promise<void>;
}
