import { isDeepStrictEqual } from 'node:util';
import { applyOperation } from './applyOperation';
import { GENESIS_HASH, historyHash } from './historyHash';
import { operationOf } from './historyRow';
import { EMPTY_STATE, type HistoryLine, type ReleasePointer } from './ReleaseState';

/** Outcome of replaying a history: `fault` says the first thing that does not fit. */
export type Verification =
  | { readonly ok: true; readonly lines: number }
  | { readonly ok: false; readonly lines: number; readonly fault: string };

/** Replays a history (oldest first) and compares the outcome with the pointer. */
export function verifyHistory(history: readonly HistoryLine[], pointer: ReleasePointer): Verification {
  let state = EMPTY_STATE;
  let hash = GENESIS_HASH;
  const failed = (fault: string): Verification => ({ ok: false, lines: history.length, fault });
  for (const line of history) {
    const n = state.release + 1;
    if (line.n !== n) return failed(`line ${n} is missing: found ${line.n}`);
    if (line.prevHash !== hash) return failed(`line ${n} does not follow the line before it`);
    if (historyHash(line) !== line.hash) return failed(`line ${n} was changed after it was written`);
    const from = state.names[line.name]?.active ?? null;
    if (line.from !== from) return failed(`line ${n} leads from ${line.from}, but ${from} served`);
    state = applyOperation(state, operationOf(line));
    hash = line.hash;
  }
  if (pointer.hash !== hash) return failed('the pointer is not at the end of the history');
  if (!isDeepStrictEqual(pointer.state, state))
    return failed('the pointer differs from the replayed history');
  return { ok: true, lines: history.length };
}
