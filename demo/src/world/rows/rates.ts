import type { Entry } from '../entries/types';
import type { RoleRecord } from '../stable/roleRecord';
import { count, emptyTally, type FormItem, type Role, type Tally } from '../stable/types';

/** What is known of someone's past in a role when a card is written. */
export type LookUp = (role: Role) => RoleRecord;

const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
const whole = (percent: number) => Math.round(percent);
const fine = (percent: number) => Math.round(percent * 100) / 100;

/** Counts the starts of a horse that fit. Careers are short, and a tally kept for each pair would fill memory. */
function tallyOf({ horse }: Entry, fits: (start: FormItem) => boolean): Tally {
  const tally = emptyTally();
  for (const start of horse.form) if (fits(start)) count(tally, start.rank);
  return tally;
}

function career({ horse, rider }: Entry, lookUp: LookUp) {
  const { tally } = horse;
  const riding = lookUp(rider.riding).year;
  const training = lookUp(horse.trainer.training).year;
  return {
    coursescheval: tally.starts,
    victoirescheval: tally.wins,
    placescheval: tally.places,
    coursesjockey: riding.starts,
    victoiresjockey: riding.wins,
    placejockey: riding.places,
    coursesentraineur: training.starts,
    victoiresentraineur: training.wins,
    placeentraineur: training.places,
    pourcVictJock: whole(share(riding.wins, riding.starts)),
    pourcPlaceJock: whole(share(riding.places, riding.starts)),
    pourcVictCheval: whole(share(tally.wins, tally.starts)),
    pourcPlaceCheval: whole(share(tally.places, tally.starts)),
    pourcVictEnt: whole(share(training.wins, training.starts)),
    pourcPlaceEnt: whole(share(training.places, training.starts)),
  };
}

function atCourse(entry: Entry, hippo: string, lookUp: LookUp) {
  const { horse, rider } = entry;
  const ofHorse = tallyOf(entry, (start) => start.hippo === hippo);
  const ofRider = lookUp(rider.riding).atCourse(hippo);
  const ofTrainer = lookUp(horse.trainer.training).atCourse(hippo);
  return {
    nbrCourseChevalHippo: ofHorse.starts,
    nbrCourseJockHippo: ofRider.starts,
    nbrCourseEntHippo: ofTrainer.starts,
    pourcVictChevalHippo: fine(share(ofHorse.wins, ofHorse.starts)),
    pourcPlaceChevalHippo: fine(share(ofHorse.places, ofHorse.starts)),
    pourcVictJockHippo: fine(share(ofRider.wins, ofRider.starts)),
    pourcPlaceJockHippo: fine(share(ofRider.places, ofRider.starts)),
    pourcVictEntHippo: fine(share(ofTrainer.wins, ofTrainer.starts)),
    pourcPlaceEntHippo: fine(share(ofTrainer.places, ofTrainer.starts)),
  };
}

function ofPair(entry: Entry, hippo: string) {
  const { id } = entry.rider;
  const pair = tallyOf(entry, (start) => start.rider === id);
  const here = tallyOf(entry, (start) => start.rider === id && start.hippo === hippo);
  return {
    nbCourseCouple: pair.starts,
    nbVictCouple: pair.wins,
    nbPlaceCouple: pair.places,
    TxVictCouple: fine(share(pair.wins, pair.starts)),
    TxPlaceCouple: fine(share(pair.places, pair.starts)),
    nbCourseCoupleHippo: here.starts,
    nbVictCoupleHippo: here.wins,
    nbPlaceCoupleHippo: here.places,
    TxVictCoupleHippo: fine(share(here.wins, here.starts)),
    TxPlaceCoupleHippo: fine(share(here.places, here.starts)),
  };
}

/** Counts and percents of horse, rider, trainer and pair, before the race. */
export function ratesOf(entry: Entry, hippo: string, lookUp: LookUp) {
  return { ...career(entry, lookUp), ...atCourse(entry, hippo, lookUp), ...ofPair(entry, hippo) };
}

export type Rates = ReturnType<typeof ratesOf>;

function ranks(values: readonly number[]): number[] {
  return values.map((value) => 1 + values.filter((other) => other > value).length);
}

/**
 * Ranks of the runners within the race, best first.
 * @param records best kilometre rates in milliseconds, 0 if unknown, which ranks 0
 */
export function rankRates(rates: readonly Rates[], records: readonly number[]) {
  const by = (key: keyof Rates) => ranks(rates.map((rate) => rate[key]));
  const columns = {
    rangTxVictJock: by('pourcVictJock'),
    rangTxVictCheval: by('pourcVictCheval'),
    rangTxVictEnt: by('pourcVictEnt'),
    rangTxPlaceJock: by('pourcPlaceJock'),
    rangTxPlaceCheval: by('pourcPlaceCheval'),
    rangTxPlaceEnt: by('pourcPlaceEnt'),
    rangRecordG: ranks(records.map((record) => (record === 0 ? -Infinity : -record))),
  };
  return rates.map((_, index) => ({
    rangTxVictJock: columns.rangTxVictJock[index]!,
    rangTxVictCheval: columns.rangTxVictCheval[index]!,
    rangTxVictEnt: columns.rangTxVictEnt[index]!,
    rangTxPlaceJock: columns.rangTxPlaceJock[index]!,
    rangTxPlaceCheval: columns.rangTxPlaceCheval[index]!,
    rangTxPlaceEnt: columns.rangTxPlaceEnt[index]!,
    rangRecordG: records[index] === 0 ? 0 : columns.rangRecordG[index]!,
  }));
}
