import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/stats/summary';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Discipline = v.object({ discipline: v.string(), races: count, runners: count, wins: count });
const Summary = v.object({
  firstDay: v.nullable(v.string()),
  lastDay: v.nullable(v.string()),
  disciplines: v.array(Discipline),
});

/** Counts of one discipline (`typec` of the data). */
export type DisciplineCounts = v.InferOutput<typeof Discipline>;
/** Counts by discipline, most races first; `firstDay` and `lastDay` are `null` when nothing is stored. */
export type StatsSummary = v.InferOutput<typeof Summary>;

/**
 * `GET /apin/stats/summary`: races, runners and wins by discipline in the stored data.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchStatsSummary(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<StatsSummary> {
  const { body } = await shell.api.get(PATH, { signal });
  return readAnswer(Summary, body, PATH);
}
