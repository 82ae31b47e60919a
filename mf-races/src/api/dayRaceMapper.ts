import { readAnswer } from '@galopin/shared/lib';
import { countryOf, raceEntries, toRace, wireNumber, wirePositive, wireText } from '@galopin/shared/racing';
import * as v from 'valibot';
import type { DayRace, Surroundings } from '../domain/DayRace';

/** Keeps the columns it does not name: any of several may carry the race's number. */
const DayRow = v.looseObject({
  ...raceEntries,
  meteo: wireText,
  nebulositeLibelleCourt: wireText,
  temperature: wireNumber,
  forceVent: wirePositive,
  natpis: wireText,
  pays: wireText,
  nature: wireText,
});
const DayRows = v.array(DayRow);
type Row = v.InferOutput<typeof DayRow>;

/**
 * Reads an answer of `/caractrap` for a day, in its order.
 * @throws AppError `malformed` when it is not a list of races
 */
export function mapDayRaces(body: unknown): readonly DayRace[] {
  return readAnswer(DayRows, body, '/caractrap').map((row) => {
    const race = toRace(row);
    return {
      ...race,
      country: row.pays || countryOf(race),
      nature: row.nature,
      surroundings: toSurroundings(row),
    };
  });
}

/** Sources fill the weather late and all at once: without words and wind, 0 °C is no temperature. */
function toSurroundings(row: Row): Surroundings {
  const weather = row.meteo || row.nebulositeLibelleCourt;
  const isKnown = weather !== '' || row.forceVent !== null;
  const hasTemperature = Number.isFinite(row.temperature) && (isKnown || row.temperature !== 0);
  return {
    weather,
    temperature: hasTemperature ? row.temperature : null,
    surface: row.natpis,
  };
}
