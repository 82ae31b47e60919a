import path from 'node:path';
import type { RaceKey } from '../../races/store/RaceKey';
import { parisMoment } from './derive/moments';
import { numberOf, wholeOf, type Fields } from './fields';

/**
 * The race that an address or a path of PMU's layout names: `…/programme/07072026/R1/C1/participants`.
 * @returns null when it names none
 */
export function raceKeyOfPath(file: string): RaceKey | null {
  const text = path.resolve(file).split(path.sep).join('/');
  const found = /\/(\d{2})(\d{2})(\d{4})\/R(\d{1,2})\/C(\d{1,2})(?=\/|$)/.exec(text);
  if (found === null) return null;
  const [, day, month, year, reun, prix] = found;
  const jour = `${year}-${month}-${day}`;
  const isDay = !Number.isNaN(Date.parse(`${jour}T00:00:00Z`));
  return isDay && Number(reun) > 0 && Number(prix) > 0
    ? { jour, reun: Number(reun), prix: Number(prix) }
    : null;
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
