import type { MemberStore } from '../members/MemberStore';
import type { PaymentStore } from './createPaymentStore';

/** Members whose own payment counts as soon as it is set. A crash between the two is healed by `repairStandings`. */
export function keepRecords(members: MemberStore, store: Pick<PaymentStore, 'keepRecord'>): MemberStore {
  return {
    ...members,
    setPayment: async (uid, payment) => {
      await members.setPayment(uid, payment);
      await store.keepRecord(uid, payment);
    },
  };
}
