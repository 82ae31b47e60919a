import { formatRaceKey, type RaceKey } from '../races/store/RaceKey';
import type { RemovedDemoDay } from '../races/store/demoRemoval';
import type { RecordedTable, UpsertCounts } from '../races/store/upsertRows';
import type { Reject } from './createRejectsFile';
import type { PartReport } from './Importer';
import type { ImportReport } from './runImport';

/** Why rows were refused, and how often; `example` is the first of them. */
export interface GroupedReason {
  readonly reason: string;
  readonly times: number;
  readonly example: Pick<Reject, 'file' | 'line' | 'row'>;
}

/** What came of a whole run: races and runners each counted once, whatever number of documents told of them. */
export interface ImportTotals {
  readonly files: number;
  readonly races: UpsertCounts;
  readonly runners: UpsertCounts;
  readonly arrivals: number;
  readonly beside: number;
  readonly rejected: number;
  /** The most frequent first. */
  readonly reasons: readonly GroupedReason[];
  /** Why files could not be used. */
  readonly unusable: readonly GroupedReason[];
  readonly removedDemo: readonly RemovedDemoDay[];
  /** Days whose stored rows changed or were looked at by documents, ascending. */
  readonly days: readonly string[];
}

export interface ImportSummary {
  /** Rows of an export were stored. */
  addRows(table: RecordedTable, counts: UpsertCounts): void;
  /** A document told of a race. */
  addPart(race: RaceKey, report: PartReport): void;
  addReject(reject: Reject): void;
  addFile(report: ImportReport): void;
  /** A file that could not be used. */
  addUnusable(file: string, message: string): void;
  totals(): ImportTotals;
}

interface KnownRace {
  isNew: boolean;
  isChanged: boolean;
  readonly runners: { found: number; inserted: number; updated: number };
}

const NOTHING: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 };
const add = (one: UpsertCounts, other: UpsertCounts): UpsertCounts => ({
  inserted: one.inserted + other.inserted,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
});

const totalOf = ({ inserted, updated, unchanged }: UpsertCounts) => inserted + updated + unchanged;

/** The same reason of many rows: without the value that each of them had. */
const groupOf = (reason: string) =>
  reason.replace(/, found .*$/s, '').replace(/(?<![\d/-])\d{3,}(?![\d/-])/g, '…');

function meet(groups: Map<string, GroupedReason>, reason: string, example: GroupedReason['example']): void {
  const met = groups.get(reason);
  groups.set(reason, { reason, times: (met?.times ?? 0) + 1, example: met?.example ?? example });
}

const mostFirst = (groups: ReadonlyMap<string, GroupedReason>) =>
  [...groups.values()].toSorted((one, other) => other.times - one.times);

/** A race that is new with its programme is not changed by its runners that follow. */
function countOf({ isNew, isChanged, runners }: KnownRace) {
  const updated = Math.min(runners.updated, runners.found - runners.inserted);
  return {
    race: {
      inserted: Number(isNew),
      updated: Number(!isNew && isChanged),
      unchanged: Number(!isNew && !isChanged),
    },
    runners: {
      inserted: runners.inserted,
      updated,
      unchanged: Math.max(0, runners.found - runners.inserted - updated),
    },
  };
}

export function createImportSummary(): ImportSummary {
  const known = new Map<string, KnownRace>();
  const reasons = new Map<string, GroupedReason>();
  const unusable = new Map<string, GroupedReason>();
  const days = new Set<string>();
  const removedDemo: RemovedDemoDay[] = [];
  const rows: Record<RecordedTable, UpsertCounts> = { caractrap: NOTHING, cachedate: NOTHING };
  let [files, arrivals, beside, rejected] = [0, 0, 0, 0];
  return {
    addRows: (table, counts) => {
      rows[table] = add(rows[table], counts);
    },
    addPart: (race, { races, runners }) => {
      const found = totalOf(runners);
      if (found + totalOf(races) === 0) return;
      const key = formatRaceKey(race);
      const before = known.get(key) ?? {
        isNew: false,
        isChanged: false,
        runners: { found: 0, inserted: 0, updated: 0 },
      };
      before.isNew ||= races.inserted > 0;
      before.isChanged ||= races.updated > 0;
      before.runners.found = Math.max(before.runners.found, found);
      before.runners.inserted += runners.inserted;
      before.runners.updated = Math.max(before.runners.updated, runners.updated);
      known.set(key, before);
      days.add(race.jour);
    },
    addReject: ({ reason, file, line, row }) => {
      rejected += 1;
      meet(reasons, groupOf(reason), { file, line, row });
    },
    addFile: (report) => {
      files += 1;
      arrivals += report.arrivals;
      beside += report.beside;
      removedDemo.push(...report.removedDemo);
      for (const day of report.days) days.add(day);
    },
    addUnusable: (file, message) => {
      files += 1;
      const reason = message.startsWith(`${file}: `) ? message.slice(file.length + 2) : message;
      meet(unusable, groupOf(reason), { file, line: 0, row: 0 });
    },
    totals: () => {
      const counts = [...known.values()].map(countOf);
      return {
        files,
        races: counts.map(({ race }) => race).reduce(add, rows.caractrap),
        runners: counts.map(({ runners }) => runners).reduce(add, rows.cachedate),
        arrivals,
        beside,
        rejected,
        reasons: mostFirst(reasons),
        unusable: mostFirst(unusable),
        removedDemo,
        days: [...days].toSorted(),
      };
    },
  };
}
