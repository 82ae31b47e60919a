import type { Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { MemberStore } from '../members/MemberStore';
import type { ParseService } from '../parse/createParse';
import { repairStandings } from '../payments/checkStandings';
import type { PaymentStore } from '../payments/createPaymentStore';
import { keepRecords } from '../payments/keepRecords';

interface Parts {
  readonly db: Kysely<Database>;
  readonly logger: Logger;
}

/** Nobody is told what they have paid for before that is what their payments amount to. */
export async function startMembers(
  parse: ParseService,
  store: PaymentStore,
  { db, logger }: Parts,
): Promise<MemberStore> {
  await parse.start();
  await repairStandings(db, logger);
  return keepRecords(parse.members, store);
}
