import type { Kysely } from 'kysely';
import { describeDetails } from '../view/describeDetails';
import { applyOperation } from '../ledger/applyOperation';
import { buildRecords } from '../ledger/buildRecords';
import { operationOf } from '../ledger/historyRow';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import {
  buildKey,
  EMPTY_STATE,
  referredBuilds,
  type HistoryLine,
  type ReleaseState,
} from '../ledger/ReleaseState';
import { DAY_MS } from './planPruning';

export interface DetailsOptions {
  readonly db: Kysely<LedgerDatabase>;
  /** The history of every environment, oldest first. */
  readonly lines: readonly HistoryLine[];
  readonly days: number;
  readonly now: Date;
}

/** Names of the details files that a page opened within these days may ask for. */
export async function findDetails({ db, lines, days, now }: DetailsOptions): Promise<ReadonlySet<string>> {
  const since = now.getTime() - days * DAY_MS;
  const releases = [...new Set(lines.map(({ environment }) => environment))].flatMap((environment) =>
    servedSince(
      lines.filter((line) => line.environment === environment),
      since,
    ).map((state) => ({ environment, state })),
  );
  const keys = new Set(releases.flatMap(({ state }) => referredBuilds(state)));
  const records = await buildRecords(db).readBuilds(
    [...keys].map((key) => {
      const [name = '', buildId = ''] = key.split('/');
      return { name, buildId };
    }),
  );
  const builds = new Map(records.map(({ artifact }) => [buildKey(artifact), artifact]));
  return new Set(
    releases.map(
      ({ environment, state }) =>
        describeDetails({ pointer: { environment, state, hash: '' }, builds }).fileName,
    ),
  );
}

/** Every state that served at some time since then, each set of builds once. */
function servedSince(lines: readonly HistoryLine[], since: number): ReleaseState[] {
  const served = new Map<string, ReleaseState>();
  let state = EMPTY_STATE;
  for (const line of lines) {
    if (new Date(line.at).getTime() <= since) served.clear();
    state = applyOperation(state, operationOf(line));
    served.set(referredBuilds(state).join(), state);
  }
  return [...served.values()];
}
