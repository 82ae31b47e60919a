import type { CachedateRow } from '@galopin/shared/dictionary';
import { OPENING } from './oddsAt';
import type { DemoChange, DemoRace } from './types';

const MINUTE = 60_000;
/** Before the start, milliseconds: when late non-runners are withdrawn, and when a race is called off. */
export const WITHDRAWAL = 20 * MINUTE;
export const CALLED_OFF = 45 * MINUTE;

/** One trotter in so many that runs without shoes is declared with them at first. */
const SHOED_AT_FIRST = 6;
const SHOD = 'FF';
/** Shoes come off between these times before the start, when odds are set anew. */
const FIRST_SHOEING = 60 * MINUTE;
const SHOEING_STEPS = 16;
const STEP = 10 * MINUTE;

/** When before the start a runner that was declared shod is announced without shoes, milliseconds; null for others. */
function shoeingChange({ id, typec, defoeil }: CachedateRow): number | null {
  const trots = typec === 'Attelé' || typec === 'Monté';
  if (!trots || !defoeil.includes('D') || id % SHOED_AT_FIRST !== 0) return null;
  return FIRST_SHOEING + STEP * (Math.floor(id / SHOED_AT_FIRST) % SHOEING_STEPS);
}

/**
 * A runner's equipment as it is declared at a time.
 * @param before milliseconds to the start
 */
export function shownShoeing(
  runner: CachedateRow,
  before: number,
): Pick<CachedateRow, 'defoeil' | 'defFirstTime'> {
  const change = shoeingChange(runner);
  const { defoeil, defFirstTime } = runner;
  return change !== null && before > change ? { defoeil: SHOD, defFirstTime: 0 } : { defoeil, defFirstTime };
}

function changesOfRunner(runner: CachedateRow, race: DemoRace): DemoChange[] {
  const { numero, cl, defoeil } = runner;
  const shoeing = shoeingChange(runner);
  const withdrawn = race.lateNonRunners.includes(numero) ? WITHDRAWAL : OPENING;
  const changes: DemoChange[] = [];
  if (shoeing !== null && (cl !== 'NP' || shoeing > withdrawn))
    changes.push({ kind: 'shoeing', numero, at: race.startsAt - shoeing, before: SHOD, after: defoeil });
  if (cl === 'NP')
    changes.push({ kind: 'non-runner', numero, at: race.startsAt - withdrawn, before: null, after: null });
  return changes;
}

/**
 * What changes of a race and its runners between their declaration and the start, up to a time.
 * @param now epoch milliseconds
 */
export function lateChanges(race: DemoRace, now: number): DemoChange[] {
  const off = race.startsAt - CALLED_OFF;
  const isCancelled = race.arrival.categorieStatut === 'ANNULEE';
  const changes = race.runners
    .flatMap((runner) => changesOfRunner(runner, race))
    .filter(({ at }) => !isCancelled || at < off);
  if (isCancelled) changes.push({ kind: 'called-off', numero: null, at: off, before: null, after: null });
  return changes.filter(({ at }) => at <= now);
}
