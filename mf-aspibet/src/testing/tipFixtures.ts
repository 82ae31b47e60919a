import type { IsoDay } from '@galopin/shared/contracts';
import type { LockedRaceTip, RaceTip } from '@galopin/shared/racing';

export const TODAY: IsoDay = '2026-11-21';
/** Noon UTC of {@link TODAY}. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** What `/apin/tips/record` says where no tip was decided. */
export const EMPTY_RECORD = { periods: [], latest: [] };

const NEVER = { hits: 0, count: 0 };

/** A period of `/apin/tips/record` in which nothing can be said but what is given. */
export function periodRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const rates = ['baseWins', 'basePlaces', 'winners', 'tierce', 'quarte', 'quinte'];
  return {
    days: 30,
    from: '2026-10-23',
    to: TODAY,
    tips: 4,
    ...Object.fromEntries(rates.map((rate) => [rate, NEVER])),
    winReturn: { count: 0, returned: 0 },
    placeReturn: { count: 0, returned: 0 },
    ...changes,
  };
}

/** A decided tip of `/apin/tips/record`, on the race of {@link raceRow}. */
export function decidedRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    raceId: 104,
    jour: '2026-11-20',
    meeting: 1,
    race: 4,
    racecourse: 'Paris-Vincennes',
    raceName: 'Prix de Vesoul',
    quinte: true,
    base: 4,
    basePlace: 2,
    selection: [4, 8, 15, 2, 11, 9, 7, 1],
    arrival: [[8], [4], [3], [2], [16]],
    found: 3,
    ...changes,
  };
}

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

/** What a tip has on the wire as in the pages, on the race of {@link raceRow}. */
const TIP: Omit<RaceTip, 'isQuinte'> = {
  raceId: 104,
  meeting: 1,
  race: 4,
  racecourse: 'Paris-Vincennes',
  raceName: 'Prix de Vesoul',
  title: 'Un favori solide',
  text: 'Jonquille (4) trouve un engagement favorable.',
  base: [4, 8],
  regular: [15, 2],
  outsiders: [11],
  favourite: 9,
  selection: [4, 8, 15, 2, 11, 9],
  regret: null,
  lastMinute: null,
  notes: [],
};

const LOCKED: Omit<LockedRaceTip, 'isQuinte'> = {
  raceId: 201,
  meeting: 2,
  race: 1,
  racecourse: 'Craon',
  raceName: 'Prix Ourasi',
  time: '16:05',
};

/** A tip of the cloud function `tipsOfDay`. */
export function tipRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...TIP, day: TODAY, quinte: false, ...changes };
}

/** A tip as the pages see it. */
export function tip(changes: Partial<RaceTip> = {}): RaceTip {
  return { ...TIP, isQuinte: false, ...changes };
}

/** A tip that `tipsOfDay` holds back. */
export function lockedRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...LOCKED, quinte: false, ...changes };
}

/** A tip that is held back as the pages see it. */
export function lockedTip(changes: Partial<LockedRaceTip> = {}): LockedRaceTip {
  return { ...LOCKED, isQuinte: false, ...changes };
}

/** What the press says of the race of {@link raceRow}, as the cloud function `pressOfDay` gives it. */
export function pressRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    raceId: 104,
    jour: TODAY,
    meeting: 1,
    race: 4,
    racecourse: 'Paris-Vincennes',
    raceName: 'Prix de Vesoul',
    titles: [
      { title: 'Le Turfiste', selection: [4, 8, 15] },
      { title: 'Casaques', selection: [8, 2] },
    ],
    ...changes,
  };
}
