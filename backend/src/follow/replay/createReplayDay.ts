import { parisInstant } from '@galopin/shared/lib';
import type { Fields } from '../../ingest/pmu/fields';
import { pmuDay } from '../../ingest/pmu/raceKeys';
import { meeting, payouts, runner, trot } from '../../ingest/pmu/testing/documents';

const MINUTE = 60_000;
/** Odds they open with, by number from 1. */
const OPENING_ODDS = [2.4, 4.1, 6.8, 12, 23] as const;
/** Odds move this often until the start. */
const ODDS_EVERY = 2 * MINUTE;

/** What a race's own object says from a moment on, milliseconds from the first start. */
type Turn = readonly [from: number, says: Fields];

interface ReplayRace {
  readonly numOrdre: number;
  readonly libelle: string;
  /** Milliseconds from the first start. */
  readonly start: number;
  readonly turns: readonly Turn[];
}

const provisional = (ordreArrivee: readonly (readonly number[])[]): Fields => ({
  statut: 'ARRIVEE_PROVISOIRE_NON_VALIDEE',
  categorieStatut: 'ARRIVEE',
  ordreArrivee,
});
const final = (ordreArrivee: readonly (readonly number[])[], isPaid = false): Fields => ({
  statut: 'FIN_COURSE',
  categorieStatut: 'ARRIVEE',
  ordreArrivee,
  arriveeDefinitive: true,
  rapportsDefinitifsDisponibles: isPaid,
});
const OFF: Fields = { statut: 'DEPART_CONFIRME', categorieStatut: 'A_PARTIR' };

const RACES: readonly ReplayRace[] = [
  {
    numOrdre: 1,
    libelle: 'PRIX DE LA RECTIFICATION',
    start: 0,
    turns: [
      [0, OFF],
      [3 * MINUTE, provisional([[3], [1], [4]])],
      [6 * MINUTE, provisional([[1], [3], [4]])],
      [10 * MINUTE, final([[1], [3], [4], [2]])],
      [14 * MINUTE, final([[1], [3], [4], [2]], true)],
    ],
  },
  {
    numOrdre: 2,
    libelle: 'PRIX DE LA BRUME',
    start: 30 * MINUTE,
    turns: [[12 * MINUTE, { statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' }]],
  },
  {
    numOrdre: 3,
    libelle: "PRIX DE L'ENQUETE",
    start: 60 * MINUTE,
    turns: [
      [60 * MINUTE, OFF],
      [63 * MINUTE, provisional([[5], [2]])],
      [68 * MINUTE, final([[5], [2], [1]])],
      [72 * MINUTE, final([[5], [2], [1]], true)],
      [85 * MINUTE, final([[2], [5], [1]], true)],
    ],
  },
];

/** A day of the feed, as it is at each moment of it. */
export interface ReplayDay {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  /** Epoch milliseconds. */
  readonly firstStart: number;
  /** @returns the document, or undefined where the feed has none at that time (epoch milliseconds) */
  documentAt(address: string, time: number): unknown;
}

export interface ReplayDayOptions {
  /** `YYYY-MM-DD`. */
  readonly jour: string;
  /** Epoch milliseconds. */
  readonly firstStart: number;
  /** How many of its minutes pass in one of the clock; 1 unless told otherwise. */
  readonly speed?: number;
}

/**
 * A small day of our own in PMU's shape: three races half an hour apart. The first arrival is corrected while
 * provisional, the second race is called off, the third one's final arrival is corrected. Odds move every two
 * minutes, a runner of the third race is withdrawn ten minutes before its start.
 */
export function createReplayDay({ jour, firstStart, speed = 1 }: ReplayDayOptions): ReplayDay {
  /** When something of the day happens, epoch milliseconds. */
  const at = (sinceFirstStart: number) => firstStart + sinceFirstStart / speed;
  const raceAt = ({ numOrdre, libelle, start, turns }: ReplayRace, time: number): Fields => {
    const { statut: _, categorieStatut: __, arriveeDefinitive: ___, ordreArrivee: ____, ...card } = trot;
    const { incidents: _____, dureeCourse: ______, ...fresh } = card;
    const now = turns.findLast(([from]) => at(from) <= time)?.[1];
    return {
      ...fresh,
      numOrdre,
      libelle,
      ...(numOrdre !== 1 && { paris: [] }),
      heureDepart: at(start),
      statut: 'PROGRAMMEE',
      categorieStatut: 'A_PARTIR',
      ...now,
    };
  };

  const programmeAt = (time: number): Fields => ({
    programme: {
      date: parisInstant(jour, '00:00'),
      reunions: [
        {
          ...meeting,
          dateReunion: parisInstant(jour, '00:00'),
          courses: RACES.map((race) => raceAt(race, time)),
        },
      ],
    },
    timestampPMU: time,
  });

  const runnersAt = (race: ReplayRace, time: number): Fields => {
    const start = at(race.start);
    const order = raceAt(race, time)['ordreArrivee'] as readonly (readonly number[])[] | undefined;
    const pace = ODDS_EVERY / speed;
    const off = race.turns.find(([, { categorieStatut }]) => categorieStatut === 'ANNULEE')?.[0];
    // Nobody bets on what is called off.
    const until = Math.min(start, off === undefined ? start : at(off) - 1);
    const step = Math.floor((Math.min(time, until) - start) / pace);
    return {
      participants: OPENING_ODDS.map((opening, index) => {
        const number = index + 1;
        const rank = order?.findIndex((place) => place.includes(number)) ?? -1;
        const moved = opening * (1 + 0.2 * Math.sin(step * number + race.numOrdre));
        const quote = { rapport: Math.round(moved * 10) / 10, typeRapport: 'DIRECT' };
        return runner(number, {
          dernierRapportReference: { rapport: opening, dateRapport: start - 180 * MINUTE },
          dernierRapportDirect: { ...quote, dateRapport: start + step * pace },
          ...(rank >= 0 && { ordreArrivee: rank + 1 }),
          ...(race.numOrdre === 3 &&
            number === 3 &&
            time >= at(race.start - 10 * MINUTE) && { statut: 'NON_PARTANT' }),
        });
      }),
      ecuries: [],
    };
  };

  const ofRace = (race: ReplayRace, document: string | undefined, time: number): unknown => {
    if (document === undefined) return raceAt(race, time);
    if (document === '/participants') return runnersAt(race, time);
    if (document === '/performances-detaillees/pretty') return { participants: [] };
    const isPaid = raceAt(race, time)['rapportsDefinitifsDisponibles'] === true;
    return document === '/rapports-definitifs' && isPaid ? payouts : undefined;
  };

  return {
    jour,
    firstStart,
    documentAt: (address, time) => {
      const found = new RegExp(`^/programme/${pmuDay(jour)}(?:/R1/C(\\d+)(/.+)?)?$`).exec(address);
      if (found === null) return undefined;
      const [, number, document] = found;
      if (number === undefined) return programmeAt(time);
      const race = RACES.find(({ numOrdre }) => numOrdre === Number(number));
      return race && ofRace(race, document, time);
    },
  };
}
