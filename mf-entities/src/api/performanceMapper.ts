import { readAnswer, typesetText } from '@galopin/shared/lib';
import { firstDigits, parseArrivalOrder } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { Performance } from '../domain/Performance';
import { mapRunner, RunnerRow } from './runnerMapper';
import { positive, text } from './wireValues';

/** Some answers of the field carry the whole race in place of its number. */
const RaceId = v.union([
  v.number(),
  v.pipe(
    v.looseObject({ comp: v.number() }),
    v.transform(({ comp }) => comp),
  ),
]);

const PerformanceRow = v.object({
  ...RunnerRow.entries,
  numcourse: RaceId,
  jour: v.string(),
  hippo: text,
  partant: positive,
  typec: text,
  cheque: positive,
  reun: text,
  prix: positive,
  prixnom: text,
  arriv: text,
});

/**
 * Reads an answer of `/cachedate` with rows of several races, newest day first.
 * @throws AppError `malformed` when it is not a list of runners
 */
export function mapPerformances(body: unknown): readonly Performance[] {
  const rows = readAnswer(v.array(PerformanceRow), body, '/cachedate');
  return rows.map(toPerformance).sort((one, other) => other.jour.localeCompare(one.jour));
}

function toPerformance(row: v.InferOutput<typeof PerformanceRow>): Performance {
  const order = parseArrivalOrder(row.arriv);
  const runner = mapRunner(row, { order, final: true, cancelled: false });
  // The arrival names the first places only: a runner that is not among them has run all the same.
  const hasRun = order.length > 0 && runner.finish.kind === 'unknown';
  return {
    ...runner,
    hasRun: hasRun || runner.finish.kind === 'ranked' || runner.finish.kind === 'notClassed',
    raceId: row.numcourse,
    jour: row.jour,
    racecourse: typesetText(row.hippo),
    meeting: firstDigits(row.reun),
    raceNumber: row.prix,
    raceName: typesetText(row.prixnom),
    discipline: row.typec,
    declared: row.partant,
    prize: row.cheque,
  };
}
