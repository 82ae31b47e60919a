import type { DemoArrival, RaceState } from '@galopin/tools/demo-world';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { saveArrivals } from '../store/saveArrivals';
import { upsertRows } from '../store/upsertRows';

const SOURCE = 'demo';

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

/** Stores what is public of some races. Arrivals come last, so that whoever hears of one finds its rows. */
export async function storeStates(db: Kysely<Database>, states: readonly RaceState[]): Promise<StoredStates> {
  const races = await upsertRows(
    db,
    'caractrap',
    states.map(({ race }) => race),
    SOURCE,
  );
  const runners = await upsertRows(
    db,
    'cachedate',
    states.flatMap((state) => state.runners),
    SOURCE,
  );
  const known = states.map(({ arrival }) => arrival).filter(isNumbered);
  const news = new Set(await saveArrivals(db, known));
  return {
    changed: races.inserted + races.updated + runners.inserted + runners.updated,
    arrivals: known.filter((arrival) => news.has(arrival)),
  };
}
