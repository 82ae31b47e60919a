import type { UserSettings } from '@galopin/shared/contracts';

/** What a payment provider said of a member's payment, in one of the two layouts ever stored. */
export type PaymentField = Readonly<Record<string, unknown>>;

/** One member, as kept; settings never changed are absent. */
export interface Member extends Partial<UserSettings> {
  readonly uid: string;
  readonly email: string | null;
  readonly payment?: PaymentField;
  /** Whoever signed in before has to do so again; epoch seconds. */
  readonly revokedBefore?: number;
}

/** Keeps members; the payment is written by the server alone. */
export interface MemberStore {
  find(uid: string): Promise<Member | undefined>;
  /** Creates the member unless known; tells which. Safe for two calls at once. */
  ensure(member: Pick<Member, 'uid' | 'email'>): Promise<{ readonly created: boolean }>;
  /** Sets the payment of a known member. */
  setPayment(uid: string, payment: PaymentField): Promise<void>;
  /** Changes settings of a known member. */
  change(uid: string, settings: Partial<UserSettings>): Promise<void>;
  /** Ends the sessions that a known member has begun before, epoch seconds. */
  revoke(uid: string, before: number): Promise<void>;
  /** Removes all that is kept of a member; nothing where there is none. */
  remove(uid: string): Promise<void>;
}
