import * as v from 'valibot';
import { parseArrivalOrder } from '../domain/parseArrivalOrder';
import type { Race, Weather } from '../domain/Race';
import { firstDigits, raceNumberOf } from '../domain/raceNumbers';
import { amount, flag, positive, readAnswer, text } from './wireValues';

/** The columns of `caractrap` that a race card shows. */
const RaceRow = v.looseObject({
  id: v.number(),
  jour: v.string(),
  heure: text,
  hippo: text,
  prixnom: text,
  meteo: text,
  typec: text,
  partant: positive,
  handi: text,
  reclam: text,
  dist: positive,
  groupe: text,
  sex: text,
  corde: text,
  age: text,
  autos: flag,
  cheque: positive,
  europ: text,
  quinte: flag,
  natpis: text,
  amat: text,
  courseabc: text,
  pistegp: text,
  arriv: text,
  temperature: amount,
  forceVent: positive,
  directionVent: text,
  nebulositeLibelleCourt: text,
  condi: text,
  tempscourse: text,
  devise: text,
});
type RaceRow = v.InferOutput<typeof RaceRow>;

/**
 * Reads the answer of `/caractrap?id=`.
 * @returns the race, `null` when there is none
 * @throws AppError `malformed` when it is not a list of races
 */
export function mapRace(body: unknown): Race | null {
  const [row] = readAnswer(v.array(RaceRow), body, '/caractrap');
  return row === undefined ? null : toRace(row);
}

function toRace(row: RaceRow): Race {
  const order = parseArrivalOrder(row.arriv);
  return {
    id: row.id,
    jour: row.jour,
    racecourse: row.hippo,
    meeting: firstDigits(row['reun']),
    number: raceNumberOf(row),
    name: row.prixnom,
    time: row.heure === '' ? null : row.heure,
    discipline: row.typec,
    distance: row.dist,
    declared: row.partant,
    prize: row.cheque,
    currency: row.devise || 'EUR',
    isQuinte: row.quinte,
    isAutostart: row.autos,
    surface: row.natpis,
    track: row.pistegp,
    turn: row.corde,
    category: row.groupe || row.courseabc,
    handicap: row.handi,
    claiming: row.reclam,
    riders: row.amat,
    ages: row.age,
    sexes: row.sex,
    scope: row.europ,
    conditions: row.condi,
    weather: toWeather(row),
    winningTime: row.tempscourse,
    arrival: order.length === 0 ? null : { order, final: true, cancelled: false },
  };
}

/** Sources fill the weather late and all at once: without sky or wind, 0 °C is no temperature. */
function toWeather(row: RaceRow): Weather {
  const sky = row.meteo || row.nebulositeLibelleCourt;
  const isKnown = sky !== '' || row.forceVent !== null;
  return {
    sky,
    temperature: isKnown || row.temperature !== 0 ? row.temperature : null,
    wind: row.forceVent,
    windFrom: row.directionVent,
  };
}
