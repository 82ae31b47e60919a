import type { GateFinding } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import { DeliveryError } from '../DeliveryError';
import { applyOperation, changesNothing } from './applyOperation';
import { checkOperation } from './checkOperation';
import { buildRecords } from './buildRecords';
import { GENESIS_HASH, historyHash } from './historyHash';
import { toLine, toRow } from './historyRow';
import type { LedgerDatabase } from './LedgerDatabase';
import { readHistory, type HistoryFilter } from './readHistory';
import {
  EMPTY_STATE,
  type ChangeOrigin,
  type HistoryLine,
  type ReleaseOperation,
  type ReleasePointer,
  type ReleaseState,
} from './ReleaseState';
import { verifyHistory, type Verification } from './verifyHistory';

/** Losing this many races in a row means that something else is wrong: every loss is another's success. */
const MAX_ATTEMPTS = 100;

/** Looks at the state a change leads to and the one it leaves; throws a DeliveryError to refuse it. */
export type ChangeCheck = (next: ReleaseState, before: ReleaseState) => Promise<void>;

/** What an operation would come to, where things stand. */
export interface ChangePlan {
  readonly before: ReleasePointer;
  readonly next: ReleaseState;
  /** False where all is so already. */
  readonly changes: boolean;
  /** Why it makes no sense there; `next` is meaningless unless this is empty. */
  readonly findings: readonly GateFinding[];
}

export interface LedgerOptions {
  readonly db: Kysely<LedgerDatabase>;
  readonly environment: string;
  readonly now: () => Date;
}

/** Moves the pointer of one environment, and remembers every move and every build. All times are UTC. */
export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ db: database, environment, now }: LedgerOptions) {
  const db = database.withSchema('delivery');

  function nextLine(before: ReleasePointer, operation: ReleaseOperation, origin: ChangeOrigin): HistoryLine {
    const facts = {
      n: before.state.release + 1,
      at: now().toISOString(),
      environment,
      actor: origin.actor,
      op: operation.op,
      name: operation.name,
      from: before.state.names[operation.name]?.active ?? null,
      to: operation.buildId,
      ...(operation.detail !== undefined && { detail: operation.detail }),
      reason: origin.reason,
      prevHash: before.hash,
    };
    return { ...facts, hash: historyHash(facts) };
  }

  async function plan(operation: ReleaseOperation): Promise<ChangePlan> {
    const before = await readPointer(db, environment);
    return {
      before,
      next: applyOperation(before.state, operation),
      changes: !changesNothing(before.state, operation),
      findings: checkOperation(before.state, operation),
    };
  }

  return {
    environment,
    ...buildRecords(db),
    /** What a change would come to; nothing is changed. */
    plan,
    readPointer: () => readPointer(db, environment),
    /** Lines, newest first. */
    readHistory: (filter: HistoryFilter) => readHistory(db, environment, filter),
    verify: () => verify(db, environment),
    /**
     * The one way anything that serves is changed: read, compute, check, compare-and-swap with the history line.
     * @returns the line written, or `null` where the operation changes nothing
     * @throws what `check` throws; DeliveryError `refused` when it cannot be done where things stand, `conflict` when
     * others kept winning
     */
    async change(
      operation: ReleaseOperation,
      origin: ChangeOrigin,
      check: ChangeCheck,
    ): Promise<HistoryLine | null> {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const { before, next, changes, findings } = await plan(operation);
        if (findings.length > 0)
          throw new DeliveryError('refused', `${operation.op} ${operation.name} cannot be done`, findings);
        if (!changes) return null;
        await check(next, before.state);
        const line = nextLine(before, operation, origin);
        if (await swap(db, before, next, line)) return line;
      }
      throw new DeliveryError(
        'conflict',
        'too many changes at the same time: nothing was changed, try again',
      );
    },
  };
}

async function readPointer(db: Kysely<LedgerDatabase>, environment: string): Promise<ReleasePointer> {
  const row = await db
    .selectFrom('pointer')
    .selectAll()
    .where('environment', '=', environment)
    .executeTakeFirst();
  return { environment, state: row?.state ?? EMPTY_STATE, hash: row?.hash ?? GENESIS_HASH };
}

/** Writes pointer and history line together, if nobody moved the pointer since `before` was read. */
async function swap(
  db: Kysely<LedgerDatabase>,
  before: ReleasePointer,
  next: ReleaseState,
  line: HistoryLine,
): Promise<boolean> {
  const { environment } = before;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('pointer')
      .values({ environment, release: 0, state: JSON.stringify(EMPTY_STATE), hash: GENESIS_HASH })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const moved = await transaction
      .updateTable('pointer')
      .set({ release: next.release, state: JSON.stringify(next), hash: line.hash })
      .where('environment', '=', environment)
      .where('hash', '=', before.hash)
      .returning('release')
      .execute();
    if (moved.length === 0) return false;
    await transaction.insertInto('history').values(toRow(line)).execute();
    return true;
  });
}

/** Replays the whole history and compares it with the pointer. */
async function verify(db: Kysely<LedgerDatabase>, environment: string): Promise<Verification> {
  return db.transaction().execute(async (transaction) => {
    // Pointer and history must be of the same moment, or a release in between looks like damage.
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    const pointer = await readPointer(transaction, environment);
    const rows = await transaction
      .selectFrom('history')
      .selectAll()
      .where('environment', '=', environment)
      .orderBy('n')
      .execute();
    return verifyHistory(rows.map(toLine), pointer);
  });
}
