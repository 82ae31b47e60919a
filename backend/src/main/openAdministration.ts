import type { FollowReport, Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentStore } from '../payments/createPaymentStore';
import type { PayPalClient } from '../payments/paypal/createPayPalClient';
import type { ChangeFeed } from '../changes/ChangeFeed';
import { createNameDesk, type NameDesk } from '../ingest/names/createNameDesk';
import { createImportHistory, type ImportHistory } from '../ingest/runs/createImportHistory';
import { createQualityChecks, type QualityChecks } from '../ingest/runs/createQualityChecks';
import { openImports, type ImportParts } from './openImports';
import type { BackendSettings } from './env';
import { createMemberDirectory, type MemberDirectory } from '../subscribers/createMemberDirectory';
import { createPaymentLedger, type PaymentLedger } from '../payments/createPaymentLedger';
import { createPayPalLooker, type LookAtPayPal } from '../payments/createPayPalLooker';

/** What the administrator's lists are read from. */
export interface Administration extends Pick<ImportParts, 'days' | 'uploads'> {
  readonly directory: MemberDirectory;
  readonly ledger: PaymentLedger;
  readonly lookAtPayPal: LookAtPayPal;
  readonly imports: ImportHistory;
  readonly quality: QualityChecks;
  readonly names: NameDesk;
  /** Ends what it runs behind the site's back, before the database is left. */
  stop(): Promise<void>;
}

export interface AdministrationOptions {
  readonly db: Kysely<Database>;
  /** For the quality rules, which take their time; the same by default. */
  readonly work?: Kysely<Database>;
  /** Told of days whose people changed. */
  readonly changes: Pick<ChangeFeed, 'announce'>;
  readonly store: PaymentStore;
  /** Absent where nothing can be paid. */
  readonly paypal: PayPalClient | undefined;
  /** Where files are kept, and whether and how PMU is asked for days. */
  readonly settings: Pick<BackendSettings, 'dataDir' | 'demo' | 'pmuBaseUrl' | 'pmuPause'>;
  /** How the following of PMU goes; absent or null where it is not followed. */
  readonly feed?: { health(): FollowReport } | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export function openAdministration(options: AdministrationOptions): Administration {
  const { db } = options;
  const quality = createQualityChecks(options);
  const { runs, ...desks } = openImports({ ...options, db: options.work ?? db });
  return {
    ...desks,
    directory: createMemberDirectory(db),
    ledger: createPaymentLedger(db),
    lookAtPayPal: createPayPalLooker(options),
    imports: createImportHistory(db, options.feed?.health),
    quality,
    names: createNameDesk(db, options.changes),
    stop: async () => {
      await Promise.all([quality.stop(), runs.stop()]);
    },
  };
}
