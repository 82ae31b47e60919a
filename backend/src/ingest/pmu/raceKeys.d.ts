import type { RaceKey } from '../../store/RaceKey';
import { type Fields } from './fields';
/**
 * The race that an address or a path of PMU's layout names: `…/programme/07072026/R1/C1/participants`.
 * @returns null when it names none
 */
export declare function raceKeyOfPath(file: string): RaceKey | null;
/** PMU's way to write a day: `07072026`. */
export declare function pmuDay(jour: string): string;
/** The race an object of the programme names itself, with its meeting's day where that is known; null if none. */
export declare function raceKeyOfRace(race: Fields, meeting: Fields): RaceKey | null;
