import { SILK_COLOURS, SILK_PATTERNS, type ShellApi } from '@galopin/shared/contracts';
import { readAnswer, typesetText } from '@galopin/shared/lib';
import { parseArrivalOrder } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { RaceSurroundings } from '../domain/RaceSurroundings';
import { text } from './wireValues';

const Colour = v.picklist(SILK_COLOURS);
const Answer = v.object({
  meeting: v.array(
    v.object({
      id: v.number(),
      jour: v.string(),
      heure: v.nullable(v.string()),
      prix: v.nullable(v.number()),
      prixnom: text,
      quinte: v.boolean(),
      arriv: text,
    }),
  ),
  incidents: v.array(v.object({ numero: v.number(), type: v.string() })),
  silks: v.array(
    v.object({
      numero: v.number(),
      jacket: Colour,
      pattern: v.picklist(SILK_PATTERNS),
      mark: Colour,
      sleeves: Colour,
      cap: Colour,
    }),
  ),
});

/**
 * `GET /apin/races/{id}`: the meeting's races, incidents and silks.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchSurroundings(
  shell: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<RaceSurroundings> {
  const path = `/apin/races/${raceId}`;
  const { body } = await shell.api.get(path, { signal });
  const { meeting, incidents, silks } = readAnswer(Answer, body, path);
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
    silks: Object.fromEntries(silks.map(({ numero, ...design }) => [numero, design])),
  };
}
