import {
  isAppError,
  type AlertState,
  type Milliseconds,
  type PageLoaderArgs,
  type PaymentRecord,
  type SellerIdentity,
  type SubscriptionOffer,
  type UserSettings,
} from '@galopin/shared/contracts';
import { alertCalls } from '../../api/alertCalls';
import { fetchMember } from '../../api/fetchMember';
import { fetchOffer } from '../../api/fetchOffer';
import { fetchPayments } from '../../api/fetchPayments';
import { fetchSeller } from '../../api/fetchSeller';
import { RECEIPT_QUERY } from '../../domain/receiptPath';
import type { SubscriptionState } from '../../domain/SubscriptionState';

/** `/Profile`: the account itself is the session's. `null` for what could not be read. */
export interface ProfileData {
  readonly subscription: SubscriptionState;
  readonly settings: UserSettings | null;
  readonly offer: SubscriptionOffer | null;
  readonly payments: readonly PaymentRecord[] | null;
  /** When days were paid that are in the member's record, here or elsewhere. */
  readonly paidAt: Milliseconds | null;
  /** What the member is told of; read for the profile alone. */
  readonly alerts: AlertState | null;
  /** Read for a receipt alone. */
  readonly seller: SellerIdentity | null;
}

const NOTHING: ProfileData = {
  subscription: { status: 'unreadable' },
  settings: null,
  offer: null,
  payments: null,
  paidAt: null,
  alerts: null,
  seller: null,
};

/** A part that cannot be read hides no other (specification, part 8). */
export async function loadProfile({ shell, signal, query }: PageLoaderArgs): Promise<ProfileData> {
  const session = await shell.session.settled();
  if (session.status !== 'signedIn') return NOTHING;
  const { user, isAdmin } = session;
  const read = async <Part>(name: string, part: Promise<Part>): Promise<Part | null> => {
    try {
      return await part;
    } catch (error) {
      if (isAppError(error, 'aborted')) throw error;
      shell.logger.error(`The ${name} could not be read`, { message: String(error) });
      return null;
    }
  };
  const isReceipt = query[RECEIPT_QUERY] !== undefined;
  const [member, offer, payments, alerts, seller] = await Promise.all([
    read('member', fetchMember(shell, { uid: user.uid, isAdmin, now: shell.now(), signal })),
    read('offer', fetchOffer(shell, signal)),
    read('payments', fetchPayments(shell, signal)),
    isReceipt ? null : read('alerts', alertCalls(shell, user.uid).read(signal)),
    isReceipt ? read('seller', fetchSeller(shell, signal)) : null,
  ]);
  const subscription = isAdmin ? ({ status: 'always' } as const) : member?.subscription;
  return {
    subscription: subscription ?? NOTHING.subscription,
    settings: member?.settings ?? null,
    offer,
    payments,
    paidAt: member?.paidAt ?? null,
    alerts,
    seller,
  };
}
