import type { QualityRule, QualityState } from '@galopin/shared/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database';
import { CHECKS } from '../check/runChecks';
import type { QualityRunRow } from './ImportRows';

/** Keeps the runs of the quality rules, of which one at a time can be open. */
export interface QualityRuns {
  state(): Promise<QualityState>;
  /** @returns the number of the run; null while another is open */
  open(from: string | null): Promise<number | null>;
  /** @param done rules that are through */
  progress(id: number, done: number): Promise<void>;
  /** @param rules null where the run failed */
  close(id: number, rules: readonly QualityRule[] | null): Promise<void>;
}

/** Longer than any one rule takes; a run silent for longer was cut off with its process. */
const SILENT_MS = 15 * 60_000;
const KEPT_RUNS = 50;

/** @param now epoch milliseconds */
export function createQualityRuns(db: Kysely<Database>, now: () => number): QualityRuns {
  const time = () => new Date(now()).toISOString();
  const silent = () => new Date(now() - SILENT_MS).toISOString();
  const change = (id: number) => db.updateTable('quality_runs').where('id', '=', id);

  const state = async (): Promise<QualityState> => {
    const runs = db.selectFrom('quality_runs').selectAll().orderBy('id', 'desc').limit(1);
    const last = await runs.executeTakeFirst();
    // After it: beside it, a run could be seen to have ended and its report not to be there yet.
    const completed = await runs.where('outcome', '=', 'completed').executeTakeFirst();
    return {
      run: last === undefined ? null : toRun(last, silent()),
      report: completed === undefined ? null : toReport(completed),
    };
  };

  return {
    state,
    open: async (from) => {
      if ((await state()).run?.outcome === 'running') return null;
      const cutOff = db.updateTable('quality_runs').where('outcome', '=', 'running');
      await cutOff.where('seen_at', '<', silent()).set({ outcome: 'failed' }).execute();
      const row = {
        from_day: from,
        outcome: 'running',
        done: 0,
        total: CHECKS.length,
        started_at: time(),
        seen_at: time(),
        ended_at: null,
        rules: 'null',
      } as const;
      // Two that begin at once: the index lets one of them in.
      const insert = db.insertInto('quality_runs').values(row);
      const begun = await insert
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (begun === undefined) return null;
      const old = db.deleteFrom('quality_runs').where('id', '<=', begun.id - KEPT_RUNS);
      await old.execute();
      return begun.id;
    },
    progress: async (id, done) => {
      await change(id).set({ done, seen_at: time() }).execute();
    },
    close: async (id, rules) => {
      const end = { seen_at: time(), ended_at: time() };
      const result =
        rules === null
          ? ({ outcome: 'failed' } as const)
          : ({ outcome: 'completed', done: CHECKS.length, rules: JSON.stringify(rules) } as const);
      await change(id)
        .set({ ...end, ...result })
        .execute();
    },
  };
}

function toRun(row: Selectable<QualityRunRow>, silent: string): NonNullable<QualityState['run']> {
  const isCutOff = row.outcome === 'running' && iso(row.seen_at) < silent;
  return {
    startedAt: iso(row.started_at),
    endedAt: row.ended_at === null ? null : iso(row.ended_at),
    outcome: isCutOff ? 'interrupted' : row.outcome,
    from: row.from_day,
    progress: { done: row.done, total: row.total },
  };
}

const toReport = (row: Selectable<QualityRunRow>): NonNullable<QualityState['report']> => ({
  from: row.from_day,
  endedAt: iso(row.ended_at ?? row.seen_at),
  rules: row.rules ?? [],
});

const iso = (time: string) => new Date(time).toISOString();
