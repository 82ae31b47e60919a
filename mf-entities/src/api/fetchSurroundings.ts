import { raceSurroundings, type ShellApi } from '@galopin/shared/contracts';
import { callApi, typesetText } from '@galopin/shared/lib';
import { parseArrivalOrder } from '@galopin/shared/racing';
import { mapDetails } from './detailsMapper';
import type { RaceSurroundings } from '../domain/RaceSurroundings';

/**
 * The meeting's races, incidents, silks of a race, and what a source says beside its columns.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchSurroundings(
  { api }: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<RaceSurroundings> {
  const { meeting, incidents, silks, details } = await callApi(api, raceSurroundings, {
    params: { id: raceId },
    signal,
  });
  return {
    meeting: meeting.map(({ id, jour, heure, prix, prixnom, quinte, arriv }) => {
      const order = parseArrivalOrder(arriv);
      return {
        id,
        jour,
        time: heure,
        number: prix,
        name: typesetText(prixnom),
        isQuinte: quinte,
        arrival: order.length === 0 ? null : { order, final: true, cancelled: false },
      };
    }),
    incidents: incidents.map(({ numero, type }) => ({ number: numero, type })),
    details: mapDetails(details),
    silks: Object.fromEntries(silks.map(({ numero, ...design }) => [numero, design])),
  };
}
