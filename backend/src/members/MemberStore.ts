/** What a payment provider said of a member's payment, in one of the two layouts ever stored. */
export type PaymentField = Readonly<Record<string, unknown>>;

/** One member, as `GET /apin/user/{uid}` sends it. */
export interface Member {
  readonly uid: string;
  readonly email: string | null;
  readonly payment?: PaymentField;
}

/** Keeps members; the payment is written by the server alone. */
export interface MemberStore {
  find(uid: string): Promise<Member | undefined>;
  /** Creates the member unless known; tells which. Safe for two calls at once. */
  ensure(member: Pick<Member, 'uid' | 'email'>): Promise<{ readonly created: boolean }>;
  /** Sets the payment of a known member. */
  setPayment(uid: string, payment: PaymentField): Promise<void>;
}
