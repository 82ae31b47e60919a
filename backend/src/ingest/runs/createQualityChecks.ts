import type { Logger, QualityState } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { runChecks } from '../check/runChecks';
import { createQualityRuns } from './createQualityRuns';
import { summarizeQuality } from './summarizeQuality';

/** Runs the quality rules behind the site's back, one run at a time however many processes, and keeps what they found. */
export interface QualityChecks {
  state(): Promise<QualityState>;
  /**
   * Begins a run unless one is going on; does not wait for its end.
   * @param from first day looked at, `YYYY-MM-DD`; null for all
   */
  begin(from: string | null): Promise<QualityState>;
  /** Ends a run after the rule it is at. */
  stop(): Promise<void>;
}

export interface QualityChecksOptions {
  readonly db: Kysely<Database>;
  /** For the rules, which take their time; the same by default. */
  readonly work?: Kysely<Database> | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

export function createQualityChecks({ db, work = db, now, logger }: QualityChecksOptions): QualityChecks {
  const runs = createQualityRuns(db, now);
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  const run = async (id: number, from: string | null): Promise<void> => {
    try {
      const report = await runChecks(work, { from, until: null }, async (_check, index) => {
        if (isStopping) throw new Error('The process that ran the rules was stopped.');
        await runs.progress(id, index);
      });
      await runs.close(id, summarizeQuality(report));
    } catch (error) {
      logger.error('The quality rules could not be run', { err: error });
      await runs.close(id, null);
    }
  };

  return {
    state: runs.state,
    begin: async (from) => {
      const id = await runs.open(from);
      if (id !== null) {
        running = run(id, from).catch((error: unknown) => {
          logger.error('The end of the quality rules could not be kept', { err: error });
        });
      }
      return runs.state();
    },
    stop: async () => {
      isStopping = true;
      await running;
    },
  };
}
