import type { Arrival, Race } from '../racing';

/** A race of a Sunday in winter, when Paris is one hour ahead of UTC. */
export function race(changes: Partial<Race> = {}): Race {
  return {
    id: 1,
    jour: '2022-12-04',
    racecourse: 'VINCENNES',
    meeting: 1,
    number: 1,
    name: 'PRIX DE TEST',
    time: '13:50',
    discipline: 'attele',
    distance: 2700,
    declared: 14,
    prize: 40_000,
    currency: 'EUR',
    isQuinte: false,
    arrival: null,
    ...changes,
  };
}

/** The row of `/caractrap` that {@link race} is read from, as the API sends it: most numbers are text. */
export function raceRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 1,
    jour: '2022-12-04',
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

/** A final arrival without dead heats. */
export const arrival = (order: readonly number[], changes: Partial<Arrival> = {}): Arrival => ({
  order: order.map((number) => [number]),
  final: true,
  cancelled: false,
  ...changes,
});
