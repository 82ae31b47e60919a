import type { Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { MemberStore } from '../members/MemberStore';
import type { ParseService } from '../parse/createParse';
import { repairStandings } from '../payments/checkStandings';
import { createPaymentStore, type PaymentStore } from '../payments/createPaymentStore';
import { keepRecords } from '../payments/keepRecords';
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

/** Nobody is told what they have paid for before that is what their payments amount to. */
export async function startMembers(
  parse: ParseService,
  store: PaymentStore,
  { db, logger }: Pick<Parts, 'db' | 'logger'>,
): Promise<MemberStore> {
  await parse.start();
  await repairStandings(db, logger);
  return keepRecords(parse.members, store);
}
