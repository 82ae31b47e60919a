import { oddsBetween, type DemoArrival, type DemoRace, type RaceState } from '../world';
import type { Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { saveLastMinute, type KnownChange } from '@galopin/backend/last-minute';
import {
  type BetPayouts,
  type DetailsOfRace,
  type OddsPoint,
  saveArrivals,
  saveIncidents,
  saveOdds,
  savePayouts,
  saveRaceDetails,
  upsertRows,
} from '@galopin/backend/races';

/** Names what the demo world made. */
export const DEMO_SOURCE = 'demo';

/** What storing changed. */
export interface StoredStates {
  /** Rows written, arrivals left out. */
  readonly changed: number;
  readonly arrivals: readonly NumberedArrival[];
}

export type NumberedArrival = DemoArrival & { readonly reun: number };

function isNumbered(arrival: DemoArrival | null): arrival is NumberedArrival {
  return arrival !== null && arrival.reun !== null;
}

/** Payouts as the store takes them; only numbered meetings have any. */
function payoutsOf({ race, arrival, payouts }: RaceState): BetPayouts[] {
  if (!isNumbered(arrival)) return [];
  const { reun, prix } = arrival;
  return payouts.map(({ typePari, miseBase, rembourse, rapports }) => ({
    jour: race.jour,
    reun,
    prix,
    typePari,
    miseBase,
    rembourse,
    lines: rapports.map((line) => ({
      libelle: line.libelle,
      combinaison: line.combinaison,
      dividendeEuro: line.dividendePourUnEuro,
      dividendeBase: line.dividendePourUneMiseDeBase,
      gagnants: line.nombreGagnants,
    })),
  }));
}

/** The bets on offer; a meeting that goes by its name has none. */
function detailsOf({ race, offered }: RaceState): DetailsOfRace[] {
  const reun = Number(race.reun);
  if (!Number.isInteger(reun) || race.prix === null || offered.length === 0) return [];
  const details = { allocations: [], terrain: null, paris: offered, cagnottes: [], partants: [] };
  return [{ jour: race.jour, reun, prix: race.prix, pays: null, nature: null, payable: null, details }];
}

function changesOf({ race, runners, changes }: RaceState): KnownChange[] {
  const horses = new Map(runners.map((runner) => [runner.numero, runner]));
  return changes.map(({ kind, numero, at, before, after }) => {
    const horse = numero === null ? undefined : horses.get(numero);
    return {
      jour: race.jour,
      meeting: race.reun ?? '',
      race_number: race.prix ?? 0,
      number: numero ?? 0,
      horse_id: horse?.idChe ?? 0,
      horse: horse?.cheval ?? '',
      kind,
      before,
      after,
      at,
    };
  });
}

/**
 * Adds the odds of a race that became known to their history; nothing for a meeting without number.
 * @param after epoch milliseconds, as `until`
 * @returns how many points are new
 */
export function storeOdds(
  db: Kysely<Database>,
  race: DemoRace,
  after: number,
  until: number,
): Promise<number> {
  const { jour, reun, prix } = race.arrival;
  if (reun === null) return Promise.resolve(0);
  const points = oddsBetween(race, after, until).map(({ numero, kind, at, cote }): OddsPoint => ({
    jour,
    reun,
    prix,
    numero,
    kind,
    at,
    odds: cote,
  }));
  return saveOdds(db, points, DEMO_SOURCE);
}

/** Stores what is public of some races. Arrivals come last, so that whoever hears of one finds the rest. */
export async function storeStates(db: Kysely<Database>, states: readonly RaceState[]): Promise<StoredStates> {
  const races = await upsertRows(
    db,
    'caractrap',
    states.map(({ race }) => race),
    DEMO_SOURCE,
  );
  const runners = await upsertRows(
    db,
    'cachedate',
    states.flatMap((state) => state.runners),
    DEMO_SOURCE,
  );
  const paid = await savePayouts(db, states.flatMap(payoutsOf), DEMO_SOURCE);
  await saveRaceDetails(db, states.flatMap(detailsOf), DEMO_SOURCE);
  await saveLastMinute(db, states.flatMap(changesOf), DEMO_SOURCE);
  for (const { arrival, incidents } of states)
    if (isNumbered(arrival) && incidents.length > 0) await saveIncidents(db, arrival, incidents, DEMO_SOURCE);
  const known = states.map(({ arrival }) => arrival).filter(isNumbered);
  const news = new Set(await saveArrivals(db, known));
  return {
    changed: races.inserted + races.updated + runners.inserted + runners.updated + paid.length,
    arrivals: known.filter((arrival) => news.has(arrival)),
  };
}
