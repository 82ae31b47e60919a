import type { IsoDay } from '@galopin/shared/contracts';
import type { Race, Tip } from '../domain/TipDay';

export const TODAY: IsoDay = '2026-11-21';
/** Noon UTC of {@link TODAY}. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** A row of `/caractrap`: race 4 of meeting 1 unless told otherwise. */
export function raceRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 104,
    comp: 104,
    jour: TODAY,
    heure: '15:15:00',
    hippo: 'Paris-Vincennes',
    reun: '1',
    prix: 4,
    prixnom: 'Prix de Vesoul',
    typec: 'Attelé',
    dist: '2850',
    partant: '16',
    quinte: 0,
    arriv: '',
    ...changes,
  };
}

/** A tip of the cloud function `tipsOfDay`, on the race of {@link raceRow}. */
export function tipRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    raceId: 104,
    day: TODAY,
    meeting: 1,
    race: 4,
    racecourse: 'Paris-Vincennes',
    raceName: 'Prix de Vesoul',
    quinte: false,
    title: 'Un favori solide',
    text: 'Jonquille (4) trouve un engagement favorable.',
    base: [4, 8],
    regular: [15, 2],
    outsiders: [11],
    favourite: 9,
    selection: [4, 8, 15, 2, 11, 9],
    ...changes,
  };
}

/** A race as the pages see it. */
export function race(changes: Partial<Race> = {}): Race {
  return {
    id: 104,
    racecourse: 'Paris-Vincennes',
    meeting: 1,
    number: 4,
    name: 'Prix de Vesoul',
    time: '15:15:00',
    discipline: 'Attelé',
    distance: 2850,
    runners: 16,
    isQuinte: false,
    arrival: '',
    ...changes,
  };
}

/** A tip as the pages see it. */
export function tip(changes: Partial<Tip> = {}): Tip {
  return {
    raceId: 104,
    meeting: 1,
    race: 4,
    racecourse: 'Paris-Vincennes',
    raceName: 'Prix de Vesoul',
    isQuinte: false,
    title: 'Un favori solide',
    text: 'Jonquille (4) trouve un engagement favorable.',
    base: [4, 8],
    regular: [15, 2],
    outsiders: [11],
    favourite: 9,
    selection: [4, 8, 15, 2, 11, 9],
    ...changes,
  };
}
