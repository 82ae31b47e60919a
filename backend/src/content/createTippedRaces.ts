import type { IsoDay, TippedRace, TippedRunner } from '@galopin/shared/contracts';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS, type CaractrapRow } from '@galopin/shared/dictionary';
import { describeRunner } from '@galopin/shared/racing';
import type { RaceRepository } from '../races/createRaceRepository';
import { parseSort } from '../http/parseSort';

/** The races tips are on. */
export interface TippedRaces {
  /** Races of numbered meetings, by meeting, then race. */
  ofDay(jour: IsoDay): Promise<readonly TippedRace[]>;
  /** Undefined for a race that is not stored, or of a meeting without number. */
  find(raceId: number): Promise<TippedRace | undefined>;
  /** By number. */
  runnersOf(raceId: number): Promise<readonly TippedRunner[]>;
}

const BY_MEETING = parseSort('reun asc, prix asc', CARACTRAP_COLUMNS);
const BY_NUMBER = parseSort('numero asc', CACHEDATE_COLUMNS);
const MOST_RACES = 1001;
const MOST_RUNNERS = 100;
/** In the column `cl`, before and after the race (racing-data, part 4). */
const NON_RUNNER = /^(NP|NON[ _-]?PARTANT)$/i;

export function createTippedRaces(
  races: Pick<RaceRepository, 'racesOfDay' | 'raceById' | 'runnersBy'>,
): TippedRaces {
  return {
    ofDay: async (jour) => {
      const rows = await races.racesOfDay({ jour, sort: BY_MEETING, limit: MOST_RACES });
      return rows.map(toTippedRace).filter((race) => race !== undefined);
    },
    find: async (raceId) => {
      const row = await races.raceById(raceId);
      return row && toTippedRace(row);
    },
    runnersOf: async (raceId) => {
      const query = { column: 'numcourse', value: raceId, sort: BY_NUMBER, limit: MOST_RUNNERS } as const;
      return (await races.runnersBy(query)).map((row) => {
        const words = describeRunner(row);
        return {
          number: row.numero,
          name: row.cheval ?? '',
          isNonRunner: NON_RUNNER.test((row.cl ?? '').trim()),
          ...(words !== '' && { words }),
        };
      });
    },
  };
}

function toTippedRace(row: CaractrapRow): TippedRace | undefined {
  const [meeting, race] = [firstNumber(row.reun), firstNumber(row.prix)];
  if (meeting === undefined || race === undefined) return undefined;
  return {
    raceId: row.id,
    jour: row.jour,
    meeting,
    race,
    racecourse: row.hippo ?? '',
    raceName: row.prixnom ?? '',
    quinte: row.quinte === 1,
    time: row.heure === null || row.heure === '' ? null : row.heure.slice(0, 5),
  };
}

function firstNumber(label: string | number | null): number | undefined {
  const digits = /\d+/.exec(String(label ?? ''))?.[0];
  return digits === undefined ? undefined : Number(digits);
}
