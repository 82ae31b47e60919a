import type { IsoDay } from '@galopin/shared/contracts';
import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { addDays, utcDay } from '@galopin/shared/lib';
import { httpError, type RecordedCall } from '@galopin/shared/testing';
import { createWorld, dayAt, DEMO_ARTICLES, type DemoDay, type RaceState } from '@galopin/demo/world';
import { createAccountCalls, NO_ACCOUNT_CALL } from './accountCalls';
import { demoQuinte, demoStatsFilters, demoStatsTable } from './demoStatistics';
import { pressOfDay, tipsOfDay } from './editedContent';
import type { Visitor } from './switches';

const DAYS_BACK = 7;
/** Enough of a past for form strings; the site's own demo world has more. */
const WARM_UP_DAYS = 60;

const seesAll = (visitor: Visitor) => visitor === 'subscriber' || visitor === 'admin';

/** The product's API over a demo world in memory: the calls a remote makes, answered as the backend would. */
export function createDemoApi(now: () => number) {
  let world: readonly DemoDay[] | undefined;
  const days = () => (world ??= worldOf(utcDay(now())));
  const statesOf = (jour: unknown) =>
    days()
      .filter((day) => day.jour === jour)
      .flatMap((day) => dayAt(day, now()));
  const dayOf = (body: unknown) => days().find(({ jour }) => jour === (body as { day?: IsoDay }).day);
  const everything = () => days().flatMap((day) => dayAt(day, now()));

  const account = createAccountCalls(now);

  return function answer(call: RecordedCall, visitor: Visitor): unknown {
    const { name, query, body } = call;
    const own = account(call, visitor);
    if (own !== NO_ACCOUNT_CALL) return own;
    switch (name) {
      case '/caractrap':
        return racesOf(query['id'] === undefined ? statesOf(query['jour']) : everything(), query);
      case '/cachedate':
        return runnersOf(everything(), query);
      case '/apin/arrivals':
        return { arrivals: arrivalsOf(statesOf(query['date'])) };
      case '/apin/days':
        return days()
          .map(({ jour }) => countDay(jour, statesOf(jour)))
          .reverse();
      case '/apin/stats/summary':
        return summarise(days(), everything());
      case '/apin/stats/filters':
        return demoStatsFilters(everything());
      case '/apin/stats/table':
        return demoStatsTable(everything(), query, seesAll(visitor));
      case '/apin/stats/quinte':
        return demoQuinte(everything(), seesAll(visitor));
      case '/apin/health/system':
        return HEALTH;
      // A week in memory is no record: the page says that there is none yet.
      case '/apin/tips/record':
        return { periods: [], latest: [] };
      case 'tipsOfDay':
        return tipsOfDay(dayOf(body), seesAll(visitor));
      case 'pressOfDay':
        return pressOfDay(dayOf(body));
      case 'guideArticles':
        return { articles: DEMO_ARTICLES };
      default:
        throw httpError(404, name);
    }
  };
}

/** Meetings of a day in a demo world, for the header that anonymous visitors are told the rest by. */
export function countMeetings(races: readonly CaractrapRow[]): number {
  return new Set(races.map((race) => race.reun)).size;
}

/** A world takes seconds: shells of one page, as a test makes them, share it. */
const worlds = new Map<IsoDay, readonly DemoDay[]>();

function worldOf(today: IsoDay): readonly DemoDay[] {
  const known = worlds.get(today) ?? generate(today);
  worlds.set(today, known);
  return known;
}

function generate(today: IsoDay): readonly DemoDay[] {
  const firstDay = addDays(today, -DAYS_BACK);
  const world = createWorld({ seed: 'standalone', firstDay, warmUpDays: WARM_UP_DAYS });
  return Array.from({ length: DAYS_BACK + 2 }, (_, index) => {
    const jour = addDays(firstDay, index);
    return world.day(jour, jour > today);
  });
}

function racesOf(states: readonly RaceState[], { id, reun }: RecordedCall['query']): readonly CaractrapRow[] {
  return states
    .map((state) => state.race)
    .filter(
      (race) =>
        (id === undefined || race.id === Number(id)) && (reun === undefined || race.reun === String(reun)),
    );
}

const RUNNER_FILTERS = {
  numcourse: 'numcourse',
  idche: 'idChe',
  idjockey: 'idJockey',
  identraineur: 'idEntraineur',
} as const;

function runnersOf(states: readonly RaceState[], query: RecordedCall['query']) {
  const filter = Object.entries(RUNNER_FILTERS).find(([name]) => query[name] !== undefined);
  if (!filter) throw httpError(400, '/cachedate');
  const [name, column] = filter;
  const matches = (row: CachedateRow) => row[column] === Number(query[name]);
  return states
    .flatMap(({ race, runners }) =>
      runners.filter(matches).map((row) => ({
        ...row,
        reun: race.reun,
        prix: race.prix,
        prixnom: race.prixnom,
        arriv: race.arriv,
      })),
    )
    .sort((one, other) =>
      name === 'numcourse' ? one.numero - other.numero : other.jour.localeCompare(one.jour),
    )
    .slice(0, Number(query['limit'] ?? 100));
}

function arrivalsOf(states: readonly RaceState[]) {
  const arrivals: Record<string, Record<string, unknown>> = {};
  for (const { arrival } of states) {
    if (!arrival || arrival.reun === null) continue;
    const meeting = (arrivals[arrival.reun] ??= {});
    meeting[arrival.prix] = {
      ordre: arrival.ordre,
      statut: arrival.statut,
      categorieStatut: arrival.categorieStatut,
      arriveeDefinitive: arrival.definitive,
    };
  }
  return arrivals;
}

function countDay(jour: IsoDay, states: readonly RaceState[]) {
  const runners = states.reduce((sum, state) => sum + state.runners.length, 0);
  return { jour, meetings: countMeetings(states.map(({ race }) => race)), races: states.length, runners };
}

function summarise(days: readonly DemoDay[], states: readonly RaceState[]) {
  const disciplines = new Map<string, { discipline: string; races: number; runners: number; wins: number }>();
  for (const { race, runners } of states) {
    const discipline = race.typec ?? '';
    const counts = disciplines.get(discipline) ?? { discipline, races: 0, runners: 0, wins: 0 };
    disciplines.set(discipline, {
      discipline,
      races: counts.races + 1,
      runners: counts.runners + runners.length,
      wins: counts.wins + runners.filter((runner) => runner.cl === '1').length,
    });
  }
  const sorted = [...disciplines.values()].sort((one, other) => other.races - one.races);
  return { firstDay: days[0]?.jour ?? null, lastDay: days.at(-1)?.jour ?? null, disciplines: sorted };
}

const HEALTH = {
  status: 'ok',
  uptimeSeconds: 4321,
  database: { status: 'ok', latencyMs: 1, version: 'demo' },
  parse: { status: 'ok', latencyMs: 2 },
  stream: { clients: 1 },
  versions: { node: 'demo' },
};
