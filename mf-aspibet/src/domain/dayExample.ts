import { isOffered, type Arrival, type Bet, type BetId, type Race } from '@galopin/shared/racing';
import { EXAMPLE_FIELDS, EXAMPLE_NUMBERS, exampleFieldOf } from './exampleNumbers';

/** What a bet paid; amounts in cents. */
export interface PaidLine {
  readonly label: string;
  /** Runner numbers joined by hyphens. */
  readonly combination: string;
  readonly forOneEuro: number | null;
  readonly forBaseStake: number | null;
}

/** A race of the day that examples can be told of. */
export interface ExampleRace {
  readonly race: Race;
  readonly declared: number;
  /** Runners in the order of arrival; before it in that of their odds. */
  readonly numbers: readonly number[];
  /** The order is that of a final arrival. */
  readonly isRun: boolean;
  /** Odds of the first of the numbers; null once run and where there are none. */
  readonly odds: number | null;
  /** By `type_pari`. */
  readonly paid: Readonly<Record<string, readonly PaidLine[]>>;
}

/** The numbers an example is told with, and the race they are of, if it is one of the day. */
export interface BetExample {
  readonly numbers: readonly number[];
  readonly of: ExampleRace | null;
  readonly paid: readonly PaidLine[];
}

/** Lines that say something else than the one before; six couples of a 2sur4 are paid alike. */
const MOST_LINES = 4;

/** A race is only told of when nobody shares a place: examples name one runner a place. */
const isPlain = (order: Arrival['order']) => order.every((tied) => tied.length === 1);

/** Races of the day worth an example, one for each size of field and the Quinté+ race; those that are run first. */
export function chooseExampleRaces(races: readonly Race[]): readonly Race[] {
  const usable = races
    .filter(
      ({ arrival }) => arrival === null || (arrival.final && !arrival.cancelled && isPlain(arrival.order)),
    )
    .sort((one, other) => Number(other.arrival !== null) - Number(one.arrival !== null));
  const quinte = usable.find(({ isQuinte }) => isQuinte);
  const ofField = ([from, upTo]: readonly [number, number]) =>
    usable.find(
      ({ declared, isQuinte }) => !isQuinte && declared !== null && declared >= from && declared <= upTo,
    );
  const chosen = [quinte, ...Object.values(EXAMPLE_FIELDS).map(ofField)];
  return chosen.filter((race) => race !== undefined);
}

/** The example of a bet: on a race of the day that offers it and has enough runners in order, else a supposed one. */
export function exampleOf(bet: Bet & { readonly id: BetId }, races: readonly ExampleRace[]): BetExample {
  const supposed = EXAMPLE_NUMBERS[exampleFieldOf(bet.id)];
  const of = bet.horses === null ? undefined : races.find((race) => canShow(bet, race, supposed.length));
  if (of === undefined) return { numbers: supposed, of: null, paid: [] };
  return { numbers: of.numbers, of, paid: distinct(of.paid[bet.code] ?? of.paid[`E_${bet.code}`] ?? []) };
}

function canShow(bet: Bet & { readonly id: BetId }, race: ExampleRace, wanted: number): boolean {
  const { declared, numbers } = race;
  // Examples of large fields pay three places.
  if (exampleFieldOf(bet.id) === 'large' && declared < 8) return false;
  return numbers.length >= wanted && isOffered(bet, { declared, isQuinte: race.race.isQuinte });
}

function distinct(lines: readonly PaidLine[]): readonly PaidLine[] {
  const said = new Set<string>();
  return lines
    .filter(({ label, forOneEuro, forBaseStake }) => {
      const key = `${label} ${forOneEuro} ${forBaseStake}`;
      return !said.has(key) && said.add(key);
    })
    .slice(0, MOST_LINES);
}
