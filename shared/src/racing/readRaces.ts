import * as v from 'valibot';
import { readAnswer, typesetText } from '../lib';
import { parseArrivalOrder } from './parseArrivalOrder';
import type { Race } from './Race';
import { meetingNumberOf, raceNumberOf } from './raceNumberOf';
import { wireFlag, wirePositive, wireText } from './wireValues';

/** The columns of `caractrap` that make a {@link Race}. */
export const raceEntries = {
  id: v.number(),
  jour: v.string(),
  heure: wireText,
  hippo: wireText,
  prixnom: wireText,
  typec: wireText,
  dist: wirePositive,
  partant: wirePositive,
  cheque: wirePositive,
  quinte: wireFlag,
  arriv: wireText,
  devise: wireText,
};

/** Keeps the columns it does not name: any of several may carry the race's number. */
const RaceRow = v.looseObject(raceEntries);
const RaceRows = v.array(RaceRow);

/**
 * Reads an answer of `/caractrap`, in its order.
 * @throws AppError `malformed` when it is not a list of races
 */
export function readRaces(body: unknown): readonly Race[] {
  return readAnswer(RaceRows, body, '/caractrap').map(toRace);
}

/** One row as a race; names are set in French, an order that is recorded is final. */
export function toRace(row: v.InferOutput<typeof RaceRow>): Race {
  const order = parseArrivalOrder(row.arriv);
  return {
    id: row.id,
    jour: row.jour,
    racecourse: typesetText(row.hippo),
    meeting: meetingNumberOf(row),
    number: raceNumberOf(row),
    name: typesetText(row.prixnom),
    time: row.heure === '' ? null : row.heure,
    discipline: row.typec,
    distance: row.dist,
    declared: row.partant,
    prize: row.cheque,
    currency: row.devise || 'EUR',
    isQuinte: row.quinte,
    arrival: order.length === 0 ? null : { order, final: true, cancelled: false },
  };
}
