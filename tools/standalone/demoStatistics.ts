import {
  STATS_FREE_ROWS,
  STATS_PAGE_ROWS,
  type QueryValues,
  type QuinteStats,
  type StatsFilters,
  type StatsRow,
  type StatsScope,
  type StatsTable,
} from '@galopin/shared/contracts';
import type { CachedateRow } from '@galopin/shared/dictionary';
import type { RaceState } from '@galopin/demo/world';

const NON_RUNNER = 'NP';
const isRun = ({ runners }: RaceState) => runners.some(({ cl }) => cl === '1');

function scopeOf(states: readonly RaceState[], isSubscriber: boolean): StatsScope {
  const days = states.map(({ race }) => race.jour).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '', pendingDays: 0, limited: !isSubscriber };
}

/** What the days of the demo world let one choose. */
export function demoStatsFilters(states: readonly RaceState[]): StatsFilters {
  const run = states.filter(isRun).map(({ race }) => race);
  const days = run.map(({ jour }) => jour).sort();
  return {
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    years: [...new Set(days.map((day) => Number(day.slice(0, 4))))],
    racecourses: [...new Set(run.flatMap(({ hippo }) => hippo ?? []))].sort(),
  };
}

type KeyOf = (runner: CachedateRow, state: RaceState) => readonly [number, string];
const NOBODY = [0, ''] as const;
const isDriven = ({ race }: RaceState) => race.typec === 'Attelé';
const KEYS: Readonly<Record<string, KeyOf>> = {
  jockeys: ({ idJockey, jockey }, state) => (isDriven(state) ? NOBODY : [idJockey, jockey]),
  drivers: ({ idJockey, jockey }, state) => (isDriven(state) ? [idJockey, jockey] : NOBODY),
  trainers: ({ idEntraineur, entraineur }) => [idEntraineur, entraineur],
  horses: ({ idChe, cheval }) => [idChe, cheval],
  draws: ({ corde }) => [corde, String(corde)],
};

/** A table of the demo world's days, by wins, whatever else is asked for; views that are not made up here are empty. */
export function demoStatsTable(
  states: readonly RaceState[],
  { view, page = 1 }: QueryValues,
  isSubscriber: boolean,
): StatsTable {
  const found = new Map<number, StatsRow>();
  const keyOf = KEYS[String(view)] ?? (() => NOBODY);
  for (const state of states.filter(isRun)) {
    for (const runner of state.runners.filter(({ cl }) => cl !== NON_RUNNER)) {
      const [id, label] = keyOf(runner, state);
      if (id > 0) found.set(id, add(found.get(id) ?? { ...NOTHING, id, label }, runner));
    }
  }
  const rows = [...found.values()].sort((one, other) => other.wins - one.wins || other.places - one.places);
  const start = (Number(page) - 1) * STATS_PAGE_ROWS;
  const shown = rows.slice(start, start + (isSubscriber ? STATS_PAGE_ROWS : STATS_FREE_ROWS));
  return { ...scopeOf(states, isSubscriber), total: rows.length, page: Number(page), rows: shown };
}

const NOTHING = { starts: 0, wins: 0, places: 0, prize: 0, bets: 0, returned: 0 };

function add(row: StatsRow, { cl, cotedirect }: CachedateRow): StatsRow {
  const [won, placed] = [cl === '1', ['1', '2', '3'].includes(cl)];
  return {
    ...row,
    starts: row.starts + 1,
    wins: row.wins + (won ? 1 : 0),
    places: row.places + (placed ? 1 : 0),
    bets: row.bets + 1,
    returned: row.returned + (won ? Math.round(cotedirect * 100) : 0),
  };
}

/** The Quinté+ of a world without a past: no figures. */
export const demoQuinte = (states: readonly RaceState[], isSubscriber: boolean): QuinteStats => ({
  ...scopeOf(states, isSubscriber),
  races: 0,
  numbersTotal: 0,
  numbers: [],
  order: [],
  anyOrder: [],
});
