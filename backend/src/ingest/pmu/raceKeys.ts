import path from 'node:path';
import { parseRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { parisMoment } from './derive/moments';
import { numberOf, wholeOf, type Fields } from './fields';

/**
 * The race that an address of PMU's layout names: `…/programme/07072026/R1/C1/participants`.
 * @returns null when it names none
 */
export function raceKeyOfAddress(address: string): RaceKey | null {
  const found = /\/(\d{2})(\d{2})(\d{4})\/R(\d{1,2})\/C(\d{1,2})(?=\/|$)/.exec(address);
  if (found === null) return null;
  const [, day, month, year, reun, prix] = found;
  return parseRaceKey(`${year}-${month}-${day}/R${reun}/C${prix}`);
}

/** The same of a path, whose folders may be those. */
export function raceKeyOfPath(file: string): RaceKey | null {
  return raceKeyOfAddress(path.resolve(file).split(path.sep).join('/'));
}

/** PMU's way to write a day: `07072026`. */
export function pmuDay(jour: string): string {
  return jour.split('-').reverse().join('');
}

/** The race an object of the programme names itself, with its meeting's day where that is known; null if none. */
export function raceKeyOfRace(race: Fields, meeting: Fields): RaceKey | null {
  const moment = parisMoment(numberOf(meeting, 'dateReunion') ?? numberOf(race, 'heureDepart'));
  const reun = wholeOf(race, 'numReunion', 99) ?? wholeOf(meeting, 'numOfficiel', 99);
  const prix = wholeOf(race, 'numOrdre', 99);
  if (moment === null || reun === null || prix === null || reun < 1 || prix < 1) return null;
  return { jour: moment.jour, reun, prix };
}

/** Until this hour in Paris a race may belong to the day before: meetings overseas run on after midnight. */
const LATE_HOUR = '06';

/** True for a race whose start alone does not tell the day of its meeting. */
export function isAfterMidnight(race: Fields): boolean {
  const moment = parisMoment(numberOf(race, 'heureDepart'));
  return moment !== null && moment.heure.slice(0, 2) < LATE_HOUR;
}
