import type { Arrival, Race } from '../domain/RaceDay';

/** A Sunday in winter: Paris is one hour ahead of UTC. */
export const DAY = '2022-12-04';

/** Epoch milliseconds of a time in Paris on {@link DAY}. */
export const at = (time: string): number => Date.parse(`${DAY}T${time}:00+01:00`);

export function race(changes: Partial<Race> = {}): Race {
  return {
    id: 1,
    jour: DAY,
    racecourse: 'VINCENNES',
    meeting: 1,
    number: 1,
    name: 'PRIX DE TEST',
    time: '13:50',
    discipline: 'attele',
    distance: 2700,
    runners: 14,
    prize: 40_000,
    currency: 'EUR',
    isQuinte: false,
    arrival: null,
    ...changes,
  };
}

export const arrival = (order: readonly number[], changes: Partial<Arrival> = {}): Arrival => ({
  order: order.map((number) => [number]),
  final: true,
  cancelled: false,
  ...changes,
});

/** A row of `/caractrap` as the API sends it: most numbers are text. */
export function raceRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 1,
    jour: DAY,
    heure: '13:50:00',
    hippo: 'VINCENNES',
    reun: '1',
    prix: '1',
    prixnom: 'PRIX DE TEST',
    typec: 'attele',
    dist: '2700',
    partant: 14,
    cheque: '40000',
    quinte: 0,
    arriv: '',
    devise: 'EUR',
    ...changes,
  };
}
