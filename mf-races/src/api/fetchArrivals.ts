import { AppError, type ArrivalsByMeeting, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import * as v from 'valibot';

const Arrival = v.union([
  v.string(),
  v.looseObject({
    ordre: v.union([v.string(), v.array(v.union([v.number(), v.array(v.number())]))]),
    statut: v.optional(v.string()),
    categorieStatut: v.optional(v.string()),
    arriveeDefinitive: v.optional(v.boolean()),
  }),
]);
const Answer = v.object({ arrivals: v.record(v.string(), v.record(v.string(), Arrival)) });

/**
 * `GET /apin/arrivals`: a day's arrivals by meeting and race number.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrivals(shell: Pick<ShellApi, 'api'>, jour: IsoDay): Promise<ArrivalsByMeeting> {
  const { body } = await shell.api.get('/apin/arrivals', { query: { date: jour } });
  const result = v.safeParse(Answer, body);
  if (!result.success) {
    const [issue] = result.issues;
    throw new AppError('malformed', `/apin/arrivals: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  }
  return result.output.arrivals as ArrivalsByMeeting;
}
