import { readAnswer } from '@galopin/shared/lib';
import type { Arrival } from '@galopin/shared/racing';
import * as v from 'valibot';
import { finishOf } from '../domain/finishOf';
import type { Counts, Named, Runner } from '../domain/Runner';
import { amount, count, flag, nameText, odds, positive, text } from './wireValues';

/** The columns of `cachedate` that the pages show. */
export const RunnerRow = v.object({
  numero: v.number(),
  cl: text,
  cheval: nameText,
  idChe: positive,
  jockey: nameText,
  idJockey: positive,
  entraineur: nameText,
  idEntraineur: positive,
  proprietaire: nameText,
  sexe: text,
  age: positive,
  pere: nameText,
  mere: nameText,
  peremere: nameText,
  country: text,
  dist: positive,
  defoeil: text,
  defFirstTime: flag,
  oeil: text,
  oeilFirstTime: flag,
  poidmont: positive,
  corde: positive,
  vha: positive,
  ecurie: text,
  indicateurInedit: flag,
  estSupplemente: flag,
  musiqueche: text,
  gains: amount,
  gainsCarriere: amount,
  devise: text,
  recordG: text,
  coteprob: odds,
  cotedirect: odds,
  redkm: text,
  ecar: text,
  coursescheval: count,
  victoirescheval: count,
  placescheval: count,
  coursesjockey: count,
  victoiresjockey: count,
  placejockey: count,
  coursesentraineur: count,
  victoiresentraineur: count,
  placeentraineur: count,
  nbCourseCouple: count,
  nbVictCouple: count,
  nbPlaceCouple: count,
  nbrCourseJockHippo: count,
  pourcVictJockHippo: count,
  nbrCourseEntHippo: count,
  pourcVictEntHippo: count,
  musiquejoc: text,
  musiqueent: text,
});
export type RunnerRow = v.InferOutput<typeof RunnerRow>;

/**
 * Reads the answer of `/cachedate?numcourse=`, in the order of the saddle-cloths.
 * @throws AppError `malformed` when it is not a list of runners
 */
export function mapRunners(body: unknown): readonly Runner[] {
  return readAnswer(v.array(RunnerRow), body, '/cachedate')
    .map((row) => mapRunner(row, null))
    .sort((one, other) => one.number - other.number);
}

/** One row as a runner; `arrival` tells its rank as long as the row does not. */
function mapRunner(row: RunnerRow, arrival: Arrival | null): Runner {
  return {
    number: row.numero,
    horse: named(row.idChe, row.cheval),
    jockey: named(row.idJockey, row.jockey),
    trainer: named(row.idEntraineur, row.entraineur),
    owner: row.proprietaire,
    sex: row.sexe,
    age: row.age,
    sire: row.pere,
    dam: row.mere,
    damSire: row.peremere,
    country: row.country,
    distance: row.dist,
    shoeing: row.defoeil,
    isFirstShoeing: row.defFirstTime,
    blinkers: row.oeil,
    isFirstBlinkers: row.oeilFirstTime,
    weight: row.poidmont,
    draw: row.corde,
    rating: row.vha,
    stable: row.ecurie,
    isFirstTimer: row.indicateurInedit,
    isSupplemented: row.estSupplemente,
    form: row.musiqueche,
    earnings: earningsOf(row),
    currency: row.devise || 'EUR',
    record: row.recordG,
    probableOdds: row.coteprob,
    finalOdds: row.cotedirect,
    finish: finishOf(row.cl, row.numero, arrival),
    kilometreTime: row.redkm,
    margin: row.ecar,
    horseCounts: counts(row.coursescheval, row.victoirescheval, row.placescheval),
    jockeyCounts: counts(row.coursesjockey, row.victoiresjockey, row.placejockey),
    trainerCounts: counts(row.coursesentraineur, row.victoiresentraineur, row.placeentraineur),
    pairCounts: counts(row.nbCourseCouple, row.nbVictCouple, row.nbPlaceCouple),
    jockeyHere: { starts: row.nbrCourseJockHippo, winPercent: row.pourcVictJockHippo },
    trainerHere: { starts: row.nbrCourseEntHippo, winPercent: row.pourcVictEntHippo },
    jockeyForm: row.musiquejoc,
    trainerForm: row.musiqueent,
  };
}

const named = (id: number | null, name: string): Named => ({ id, name });

const counts = (starts: number, wins: number, places: number): Counts => ({ starts, wins, places });

/** `gains` is in whole units, `gainsCarriere` in cents and -1 where the race is none of PMU's. */
function earningsOf({ gains, gainsCarriere }: RunnerRow): number | null {
  if (gains !== null && gains > 0) return gains;
  return gainsCarriere === null ? gains : Math.round(gainsCarriere / 100);
}
