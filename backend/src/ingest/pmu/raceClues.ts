import { addDays } from '@galopin/shared/lib';
import { formatRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { nameKey } from '../identity/nameKey';
import { parisMoment } from './derive/moments';
import { readOrder } from './derive/readOrder';
import { fieldsOf, isTrue, listOf, numberOf, numbersOf, textOf, wholeOf, type Fields } from './fields';
import type { RaceDocuments, RacePart } from './RaceDocuments';
import { raceKeyOfAddress } from './raceKeys';

type Runners = RaceDocuments['runners'];

/** A document says itself that it is of another race than the one it was given for. */
export class WrongRaceError extends RangeError {
  constructor(key: RaceKey, why: string) {
    super(`is not of ${formatRaceKey(key)}: ${why}`);
    this.name = 'WrongRaceError';
  }
}

/**
 * The race that the addresses of the silks name; null where they name none, or more than one.
 * @source samples: `https://www.pmu.fr/back-assets/hippique/casaques/07072026/R1/C1/P1.png`
 */
export function raceOfSilks(runners: Iterable<Fields>): RaceKey | null {
  const named = new Map<string, RaceKey>();
  for (const runner of runners) {
    const key = raceKeyOfAddress(textOf(runner, 'urlCasaque'));
    if (key !== null) named.set(formatRaceKey(key), key);
  }
  return named.size === 1 ? ([...named.values()][0] ?? null) : null;
}

/** Odds are quoted from the declaration on, and until after midnight where a meeting runs on. */
const ODDS_DAYS = { before: 3, after: 1 } as const;

function whenOfOdds({ jour }: RaceKey, runners: Runners): string | null {
  const days = Object.values(runners).flatMap((runner) =>
    ['dernierRapportReference', 'dernierRapportDirect'].flatMap(
      (name) => parisMoment(numberOf(fieldsOf(runner, name), 'dateRapport'))?.jour ?? [],
    ),
  );
  const [first, last] = [addDays(jour, -ODDS_DAYS.before), addDays(jour, ODDS_DAYS.after)];
  const isOfDay = days.length === 0 || days.some((day) => day >= first && day <= last);
  return isOfDay ? null : `its odds are of ${days.toSorted().at(-1)}`;
}

/** Names that a part gives to runners. */
function namesOf({ runners = {}, performances = {} }: RacePart): readonly string[] {
  const past = Object.values(performances).flatMap((races) =>
    races.flatMap((race) => {
      const own = listOf(race, 'participants').find((each) => isTrue(each, 'itsHim'));
      return own === undefined ? [] : [textOf(own, 'nomCheval')];
    }),
  );
  return [...Object.values(runners).map((runner) => textOf(runner, 'nom')), ...past].filter(Boolean);
}

/** Numbers may be given anew before the declaration, names hardly: a race shares some with its earlier list. */
function whoRuns(stored: RaceDocuments, part: RacePart): string | null {
  const known = new Set(Object.values(stored.runners).map((runner) => nameKey(textOf(runner, 'nom'))));
  const given = namesOf(part);
  const isKnown = known.size === 0 || given.length === 0 || given.some((name) => known.has(nameKey(name)));
  return isKnown ? null : `none of its runners is known there, ${given[0]} among them`;
}

function whatPays(stored: RaceDocuments, { payouts = {} }: RacePart): string | null {
  const declared = wholeOf(stored.race, 'nombreDeclaresPartants', 99);
  const most = declared === null ? Infinity : Math.max(declared, ...Object.keys(stored.runners).map(Number));
  const winners = readOrder(stored.race['ordreArrivee'])[0] ?? [];
  for (const [bet, { rapports }] of Object.entries(payouts))
    for (const line of listOf({ rapports }, 'rapports')) {
      const paid = numbersOf(textOf(line, 'combinaison').split('-').map(Number));
      const stranger = paid.find((number) => number > most);
      if (stranger !== undefined) return `it pays number ${stranger}, of ${declared} declared runners`;
      const isWinner = WIN.test(bet) && winners.length > 0 && isPaid(line);
      const other = isWinner ? paid.find((number) => !winners.includes(number)) : undefined;
      if (other !== undefined)
        return `it pays number ${other} as the winner, where ${winners.join(' and ')} won`;
    }
  return null;
}

const WIN = /^(?:E_)?SIMPLE_GAGNANT$/;

const isPaid = (line: Fields) =>
  ['dividendePourUnEuro', 'dividende'].some((name) => (numberOf(line, name) ?? 0) > 0);

/**
 * Holds a document that names no race against the one it was given for.
 * @param stored what is known of that race
 * @throws WrongRaceError naming what contradicts it
 */
export function refuseWrongRace(key: RaceKey, stored: RaceDocuments, part: RacePart): void {
  const silks = raceOfSilks(Object.values(part.runners ?? {}));
  const why =
    (silks !== null && formatRaceKey(silks) !== formatRaceKey(key)
      ? `its silks are of ${formatRaceKey(silks)}`
      : null) ??
    whenOfOdds(key, part.runners ?? {}) ??
    whoRuns(stored, part) ??
    whatPays(stored, part);
  if (why !== null) throw new WrongRaceError(key, why);
}
