import type { Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { createPaymentStore } from '../payments/createPaymentStore';
import { openPayments } from '../payments/openPayments';
import { createPayPalClient } from '../payments/paypal/createPayPalClient';
import type { BackendSettings } from './env';

interface Parts {
  readonly db: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** What payments are stored in and made with. */
export function openPaying(
  { payment: { plan, paypal: provider } }: BackendSettings,
  { db, now, logger }: Parts,
) {
  const paypal = provider && createPayPalClient(provider);
  const store = createPaymentStore(db);
  return { store, paypal, paying: openPayments({ store, paypal, plan, now, logger }) };
}
