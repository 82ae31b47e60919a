import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentStore } from '../payments/createPaymentStore';
import type { PayPalClient } from '../payments/paypal/createPayPalClient';
import { createMemberDirectory, type MemberDirectory } from './members/createMemberDirectory';
import { createPaymentLedger, type PaymentLedger } from './payments/createPaymentLedger';
import { createPayPalLooker, type LookAtPayPal } from './payments/createPayPalLooker';

/** What the administrator's lists are read from. */
export interface Administration {
  readonly directory: MemberDirectory;
  readonly ledger: PaymentLedger;
  readonly lookAtPayPal: LookAtPayPal;
}

export interface AdministrationOptions {
  readonly db: Kysely<Database>;
  readonly store: PaymentStore;
  /** Absent where nothing can be paid. */
  readonly paypal: PayPalClient | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function openAdministration(options: AdministrationOptions): Administration {
  const { db, store } = options;
  return {
    directory: createMemberDirectory(db, store),
    ledger: createPaymentLedger(db),
    lookAtPayPal: createPayPalLooker(options),
  };
}
