import * as v from 'valibot';
import { firstDigits } from '../domain/firstDigits';
import type { Race } from '../domain/TipDay';
import { parseAnswer } from './parseAnswer';

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

const RaceRow = v.object({
  id: v.number(),
  reun: v.nullish(v.union([v.string(), v.number()])),
  prix: v.nullish(v.union([v.string(), v.number()])),
  heure: text,
  hippo: text,
  prixnom: text,
  typec: text,
  dist: amount,
  partant: amount,
  quinte: v.nullish(v.number(), 0),
  arriv: text,
});

/**
 * Reads the answer of `/caractrap`.
 * @throws AppError `malformed` when it is not a list of races
 */
export function mapRaces(body: unknown): readonly Race[] {
  return parseAnswer('/caractrap', v.array(RaceRow), body).map((row) => ({
    id: row.id,
    racecourse: row.hippo,
    meeting: firstDigits(row.reun),
    number: firstDigits(row.prix) ?? firstDigits(row.prixnom),
    name: row.prixnom,
    time: row.heure === '' ? null : row.heure,
    discipline: row.typec,
    distance: row.dist,
    runners: row.partant,
    isQuinte: row.quinte === 1,
    arrival: row.arriv,
  }));
}
