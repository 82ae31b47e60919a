import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { parseArrivalOrder } from '../domain/parseArrivalOrder';
import type { Arrival } from '../domain/Race';
import { readAnswer } from './wireValues';

const ArrivalRecord = v.looseObject({
  // A cancelled race has none.
  ordre: v.nullish(v.union([v.string(), v.array(v.union([v.number(), v.array(v.number())]))])),
  statut: v.optional(v.string()),
  categorieStatut: v.optional(v.string()),
  arriveeDefinitive: v.optional(v.boolean()),
});
const Answer = v.object({
  arrivals: v.record(v.string(), v.record(v.string(), v.union([v.string(), ArrivalRecord]))),
});

/** Which race of which day. */
export interface RaceAddress {
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly number: number;
}

/**
 * `GET /apin/arrivals`: the arrival of one race, `null` while there is none.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrival(
  shell: Pick<ShellApi, 'api'>,
  { jour, meeting, number }: RaceAddress,
  signal: AbortSignal,
): Promise<Arrival | null> {
  const { body } = await shell.api.get('/apin/arrivals', { query: { date: jour }, signal });
  const { arrivals } = readAnswer(Answer, body, '/apin/arrivals');
  const found = arrivals[meeting]?.[number];
  if (found === undefined) return null;
  // A plain string comes from sources that only publish final orders.
  if (typeof found === 'string') return { order: parseArrivalOrder(found), final: true, cancelled: false };
  return {
    order: parseArrivalOrder(found.ordre),
    final: found.arriveeDefinitive === true,
    cancelled: found.categorieStatut === 'ANNULEE' || found.statut === 'COURSE_ANNULEE',
  };
}
