import type { CachedateRow, CaractrapRow, Column } from '@galopin/shared/dictionary';
import { COLUMNS_OF, type RecordedTable } from '../../races/store/upsertRows';
import type { Given } from '../Importer';
import { isNoValue, noValueOf, type Cells } from './overlayRow';

/**
 * How late in a race's course a state of a row is, in an order that texts have: `1 2026-11-21 18:30:00` with a result,
 * `0 …` before it, then the source's own time of change; `0 ` and `1 ` where it tells none. The empty text comes
 * before all: a column that no state has brought.
 */
type Stage = string;

/** Stages of the columns of a row that several states made: of those named, and of the rest. */
export interface Stages {
  readonly rest: Stage;
  readonly others: Readonly<Record<Stage, readonly string[]>>;
}

/** A row as its source has told it so far. */
export interface KeptRow {
  readonly cells: Cells;
  /** Null for a row as one state had it, whose stage its own columns tell. */
  readonly stages: Stages | null;
}

/** Columns where 0 is an answer and not a gap: it may take a 1 back. */
const FLAGS: ReadonlySet<string> = new Set([
  'quinte',
  'recul',
  'engagement',
  'jumentPleine',
  'indicateurInedit',
  'defFirstTime',
  'oeilFirstTime',
  'estSupplemente',
] satisfies (keyof CaractrapRow | keyof CachedateRow)[]);

const RESULT = { caractrap: 'arriv', cachedate: 'cl' } as const satisfies Record<RecordedTable, string>;
const CHANGED = { caractrap: 'updatedAt', cachedate: 'updatedat' } as const satisfies Record<
  RecordedTable,
  string
>;

const isOpen = (column: Column, value: Cells[string]) =>
  isNoValue(column, value) && !(value === 0 && FLAGS.has(column.name));

function stageOf(table: RecordedTable, cells: Cells): Stage {
  const result = cells[RESULT[table]] ?? '';
  // A non-runner is known before the race.
  return `${result === '' || result === 'NP' ? 0 : 1} ${cells[CHANGED[table]] ?? ''}`;
}

function stagesByColumn(table: RecordedTable, { cells, stages }: KeptRow): (column: string) => Stage {
  const rest = stages?.rest ?? stageOf(table, cells);
  const others = new Map(
    Object.entries(stages?.others ?? {}).flatMap(([stage, names]) =>
      names.map((name) => [name, stage] as const),
    ),
  );
  return (column) => others.get(column) ?? rest;
}

/** The commonest stage and the columns of the others; null where the row itself tells the only one. */
function foldStages(table: RecordedTable, cells: Cells, named: ReadonlyMap<Stage, string[]>): Stages | null {
  const [commonest, ...others] = [...named].sort(([, left], [, right]) => right.length - left.length);
  const rest = commonest?.[0] ?? '';
  if (others.length === 0 && rest === stageOf(table, cells)) return null;
  return { rest, others: Object.fromEntries(others.sort(([left], [right]) => (left < right ? -1 : 1))) };
}

const hasSameCells = (table: RecordedTable, left: Cells, right: Cells) =>
  COLUMNS_OF[table].every(({ name }) => left[name] === right[name]);

/**
 * A row once another state of it has come. Of each column stays the value of the latest state that has one: what a
 * state leaves open says nothing, and of two states equally late the one that came last counts. States may come in any
 * order, whole or with some columns only.
 * @param stored what was kept so far; undefined for a new row
 * @param given columns of `state` that the state brings
 */
export function mergeStates(
  table: RecordedTable,
  stored: KeptRow | undefined,
  state: Cells,
  given: Given,
): KeptRow {
  if (given === 'all' && stored === undefined) return { cells: state, stages: null };
  if (given === 'all' && stored?.stages === null && hasSameCells(table, stored.cells, state)) return stored;
  const before = stored ?? { cells: {}, stages: null };
  const storedStage = stagesByColumn(table, before);
  const stage = stageOf(table, given === 'all' ? state : onlyGiven(state, given));
  const cells: Record<string, Cells[string]> = {};
  const named = new Map<Stage, string[]>();
  for (const column of COLUMNS_OF[table]) {
    const { name } = column;
    const kept = before.cells[name];
    const offered = given === 'all' || given.has(name) ? state[name] : undefined;
    const keptStage = isOpen(column, kept) ? '' : storedStage(name);
    const takes = !isOpen(column, offered) && stage >= keptStage;
    // An open column is written as its source wrote it, an empty text rather than none.
    cells[name] = (takes ? offered : (kept ?? offered)) ?? noValueOf(column);
    const own = takes ? stage : keptStage;
    // An open column needs no stage, but for one whose gap looks like an answer.
    if (own !== '' || (FLAGS.has(name) && cells[name] === 0))
      named
        .set(own, named.get(own) ?? [])
        .get(own)
        ?.push(name);
  }
  return { cells, stages: foldStages(table, cells, named) };
}

const onlyGiven = (state: Cells, given: ReadonlySet<string>): Cells =>
  Object.fromEntries([...given].map((name) => [name, state[name]]));
