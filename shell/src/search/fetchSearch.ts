import type { ApiClient, SearchAnswer } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/search';
const Names = v.array(v.object({ id: v.number(), name: v.string(), lastDay: v.string() }));
const Answer = v.object({
  approximate: v.boolean(),
  races: v.array(
    v.object({
      id: v.number(),
      jour: v.string(),
      time: v.nullable(v.string()),
      racecourse: v.string(),
      meeting: v.string(),
      raceNumber: v.nullable(v.number()),
      name: v.string(),
      discipline: v.string(),
    }),
  ),
  horses: Names,
  jockeys: Names,
  trainers: Names,
});

/**
 * What a text may mean.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchSearch(
  api: Pick<ApiClient, 'get'>,
  text: string,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const { body } = await api.get(PATH, { query: { q: text }, signal });
  return readAnswer(Answer, body, PATH);
}
