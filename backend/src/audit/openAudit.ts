import { AUDIT_REFUSAL_DAYS, type Logger } from '@galopin/shared/contracts';
import { runEvery } from '@galopin/shared/server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { createAuditReader, type ReadAudit } from './createAuditReader';
import { createAuditTrail, type AuditTrail } from './createAuditTrail';
import { createRefusalCount, type CountedRefusal, type RefusalCount } from './createRefusalCount';

export interface OpenAuditOptions {
  readonly db: Kysely<Database>;
  /** For what nobody waits for; the same by default. */
  readonly work?: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

/** What is kept of who did what, and of who was refused. */
export interface Audit {
  readonly trail: AuditTrail;
  readonly refusals: Pick<RefusalCount, 'count'>;
  readonly read: ReadAudit;
  /** Writes refusals and lets go of what is too old, every minute until stopped; the stop writes once more. */
  readonly start: () => { stop(): Promise<void> };
  /** One such round. Never rejects: what cannot be written is counted on. */
  readonly tidy: () => Promise<void>;
}

const ROUND_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that actions are kept: a year and some weeks, so that the same month of the year before can be looked up. */
const ACTION_DAYS = 400;

export function openAudit({ db, work = db, now, logger }: OpenAuditOptions): Audit {
  const refusals = createRefusalCount();
  const tidy = async () => {
    const taken = refusals.take();
    try {
      await writeRefusals(work, taken, now());
    } catch (error) {
      refusals.giveBack(taken);
      logger.error('Refused calls could not be written down', { err: error });
    }
    await prune(work, now()).catch((error: unknown) =>
      logger.error('The audit trail could not be tidied', { err: error }),
    );
  };
  return {
    trail: createAuditTrail(db, now),
    refusals,
    read: createAuditReader(db),
    tidy,
    start() {
      const stop = runEvery(ROUND_MS, tidy, (error) =>
        logger.error('The audit trail could not be tended', { err: error }),
      );
      return { stop: () => stop().then(tidy) };
    },
  };
}

async function writeRefusals(
  db: Kysely<Database>,
  taken: readonly CountedRefusal[],
  now: number,
): Promise<void> {
  if (taken.length === 0) return;
  const at = new Date(now).toISOString();
  const rows = taken.map(({ networks, ...refusal }) => ({
    ...refusal,
    at,
    networks: JSON.stringify(networks),
  }));
  await db.insertInto('audit_refusals').values(rows).execute();
}

async function prune(db: Kysely<Database>, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  await db.deleteFrom('audit_actions').where('at', '<', before(ACTION_DAYS)).execute();
  await db.deleteFrom('audit_outcomes').where('at', '<', before(ACTION_DAYS)).execute();
  await db.deleteFrom('audit_refusals').where('at', '<', before(AUDIT_REFUSAL_DAYS.most)).execute();
}
