import { readAnswer } from '@galopin/shared/lib';
import { raceEntries, toRace as toListedRace } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { Race, Weather } from '../domain/Race';
import { amount, flag, positive, text } from './wireValues';

/** The columns of `caractrap` that a race card shows. */
const RaceRow = v.looseObject({
  ...raceEntries,
  meteo: text,
  handi: text,
  reclam: text,
  groupe: text,
  sex: text,
  corde: text,
  age: text,
  autos: flag,
  europ: text,
  natpis: text,
  amat: text,
  courseabc: text,
  pistegp: text,
  temperature: amount,
  forceVent: positive,
  directionVent: text,
  nebulositeLibelleCourt: text,
  condi: text,
  tempscourse: text,
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
  return {
    ...toListedRace(row),
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
    ...toWeather(row),
    winningTime: row.tempscourse,
  };
}

/** The state of the ground where it stands among the weather: « Couvert, terrain souple ». */
const GROUND = /(?:^|,\s*)(?:terrain|piste)\s+([^,.;()]+)/i;

/** Sources fill the weather late and all at once: without sky or wind, 0 °C is no temperature. */
function toWeather(row: RaceRow): { readonly ground: string; readonly weather: Weather } {
  const told = row.meteo || row.nebulositeLibelleCourt;
  const isKnown = told !== '' || row.forceVent !== null;
  return {
    ground: GROUND.exec(told)?.[1]?.trim() ?? '',
    weather: {
      sky: told.replace(GROUND, '').trim(),
      temperature: isKnown || row.temperature !== 0 ? row.temperature : null,
      wind: row.forceVent,
      windFrom: row.directionVent,
    },
  };
}
