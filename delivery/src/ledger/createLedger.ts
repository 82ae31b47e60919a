import type { GateFinding } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { sql, type Kysely } from 'kysely';
import type { PointerSigner } from './PointerSigner';
import { applyOperation, changesNothing } from './applyOperation';
import { checkOperation } from './checkOperation';
import { buildRecords } from './buildRecords';
import { createFingerprintReader } from './fingerprints';
import { historyHash } from './historyHash';
import { toLine } from './historyRow';
import type { LedgerDatabase } from './LedgerDatabase';
import { readPointer, swapPointer, writeSignature } from './pointerRow';
import { readHistory, type HistoryFilter } from './readHistory';
import {
  type ChangeOrigin,
  type HistoryLine,
  type ReleaseOperation,
  type ReleasePointer,
  type ReleaseState,
} from './ReleaseState';
import { verifyHistory, type Verification } from './verifyHistory';

/** Losing this many races in a row means that something else is wrong: every loss is another's success. */
const MAX_ATTEMPTS = 100;

/** Looks at the state a change leads to and the one it leaves; throws a CallError to refuse it. */
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
  readonly signer: PointerSigner;
  readonly now: () => Date;
}

/** Moves the pointer of one environment, and remembers every move and every build. All times are UTC. */
export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ db: database, environment, signer, now }: LedgerOptions) {
  const db = database.withSchema('delivery');
  const records = buildRecords(db);
  const fingerprints = createFingerprintReader(records.readBuilds);

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
    const fault = signer.findFault(before, await fingerprints(before.state));
    // Signing what follows from a forged state would make it genuine.
    if (fault !== undefined)
      throw new CallError('not-trusted', `what serves in ${environment} is not trusted: ${fault}`);
    return {
      before,
      next: applyOperation(before.state, operation),
      changes: !changesNothing(before.state, operation),
      findings: checkOperation(before.state, operation),
    };
  }

  return {
    environment,
    ...records,
    /**
     * What a change would come to; nothing is changed.
     * @throws CallError `not-trusted` when the pointer carries no good signature
     */
    plan,
    readPointer: () => readPointer(db, environment),
    /** Lines, newest first. */
    readHistory: (filter: HistoryFilter) => readHistory(db, environment, filter),
    verify: () => verify(db, environment),
    /**
     * Signs the pointer as it stands, if it is what its history leads to: for one from before there were signatures,
     * or whose key was lost.
     */
    async signAnew(): Promise<Verification> {
      const verification = await verify(db, environment);
      if (!verification.ok) return verification;
      const pointer = await readPointer(db, environment);
      await writeSignature(db, pointer, signer.sign(pointer, await fingerprints(pointer.state)));
      return verification;
    },
    /**
     * The one way anything that serves is changed: read, compute, check, compare-and-swap with the history line.
     * @returns the line written, or `null` where the operation changes nothing
     * @throws what `check` and `plan` throw; CallError `refused` when it cannot be done where things stand,
     * `conflict` when others kept winning
     */
    async change(
      operation: ReleaseOperation,
      origin: ChangeOrigin,
      check: ChangeCheck,
    ): Promise<HistoryLine | null> {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const { before, next, changes, findings } = await plan(operation);
        if (findings.length > 0)
          throw new CallError('refused', `${operation.op} ${operation.name} cannot be done`, { findings });
        if (!changes) return null;
        await check(next, before.state);
        const line = nextLine(before, operation, origin);
        const unsigned = { environment, state: next, hash: line.hash };
        const signature = signer.sign(unsigned, await fingerprints(next));
        if (await swapPointer(db, before, { ...unsigned, signature }, line)) return line;
      }
      throw new CallError('conflict', 'too many changes at the same time: nothing was changed, try again');
    },
  };
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
