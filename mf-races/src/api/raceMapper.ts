import { AppError } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { parseArrivalOrder } from '../domain/parseArrivalOrder';
import type { Race } from '../domain/RaceDay';
import { meetingNumberOf, raceNumberOf } from '../domain/raceNumbers';

const text = v.nullish(v.string(), '');
/** Most numbers of the table are text; anything that is no positive number means « none ». */
const amount = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => {
      const number = Number(value);
      return Number.isFinite(number) && number > 0 ? number : null;
    }),
  ),
  null,
);

/** The columns of `caractrap` that a day's list shows; the rest is carried along for the arrival look-up. */
const RaceRow = v.looseObject({
  id: v.number(),
  jour: v.string(),
  heure: text,
  hippo: text,
  prixnom: text,
  typec: text,
  dist: amount,
  partant: amount,
  cheque: amount,
  quinte: v.nullish(v.number(), 0),
  arriv: text,
  devise: v.nullish(v.string(), 'EUR'),
});

const RaceRows = v.array(RaceRow);

/**
 * Reads the answer of `/caractrap`.
 * @throws AppError `malformed` when it is not a list of races
 */
export function mapRaces(body: unknown): readonly Race[] {
  const result = v.safeParse(RaceRows, body);
  if (result.success) return result.output.map(mapRace);
  const [issue] = result.issues;
  throw new AppError('malformed', `/caractrap: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`, {
    cause: result.issues,
  });
}

function mapRace(row: v.InferOutput<typeof RaceRow>): Race {
  const order = parseArrivalOrder(row.arriv);
  return {
    id: row.id,
    jour: row.jour,
    racecourse: row.hippo,
    meeting: meetingNumberOf(row),
    number: raceNumberOf(row),
    name: row.prixnom,
    time: row.heure === '' ? null : row.heure,
    discipline: row.typec,
    distance: row.dist,
    runners: row.partant,
    prize: row.cheque,
    currency: row.devise || 'EUR',
    isQuinte: row.quinte === 1,
    arrival: order.length === 0 ? null : { order, final: true, cancelled: false },
  };
}
