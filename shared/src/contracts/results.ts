import * as v from 'valibot';
import { declareCall, described, frenchText, whole } from '#terms';
import { dayArrivals } from './arrivals';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day } from './calls/params';
import { cents, currencyUnits, isoDay, metres, parisTime, runnerNumber } from './calls/values';

const Dividend = v.object({
  pari: described(v.string(), 'PMU’s name of the bet'),
  libelle: described(frenchText, 'what is paid, in the source’s words: Simple gagnant, Quinté+ Désordre'),
  combinaison: described(v.string(), 'numbers joined by hyphens; empty where stakes are given back'),
  pourUnEuro: described(v.nullable(cents), 'cents; null where not known'),
  mise: described(v.nullable(cents), 'base stake'),
  pourMise: described(v.nullable(cents), 'cents for the base stake'),
  gagnants: described(v.nullable(v.number()), 'winning stakes, which may be parts of one'),
});
/** What one combination of a bet paid. */
export type Dividend = ShapeOf<typeof Dividend>;

const Winner = v.object({
  numero: runnerNumber,
  cheval: frenchText,
  jockey: described(frenchText, 'rider or driver'),
});

/** Columns of `caractrap` that make a race of a list. */
export const raceColumns = {
  id: whole,
  jour: isoDay,
  heure: v.nullable(parisTime),
  hippo: frenchText,
  reun: v.string(),
  prix: described(v.nullable(whole), 'number in the meeting'),
  prixnom: frenchText,
  typec: v.string(),
  partant: v.nullable(whole),
  dist: v.nullable(metres),
  cheque: described(v.nullable(currencyUnits), 'prize money'),
  devise: v.string(),
  quinte: described(whole, '1: the Quinté+ of its day'),
  arriv: described(v.string(), 'recorded finishing order; empty where only an announced one is known'),
};

export const ResultRowShape = v.object({
  ...raceColumns,
  gagnants: described(v.array(Winner), 'the winner; several after a dead heat'),
  rapports: described(v.array(Dividend), 'what the usual bets paid'),
});
/** A race that has arrived, with what its usual bets paid. Columns of `caractrap`. */
export type ResultRow = ShapeOf<typeof ResultRowShape>;

const { arrivals } = dayArrivals.answer.entries;

/** Results of one day. */
export const dayResults = declareCall(
  {
    method: 'GET',
    path: '/apin/results',
    answer: v.object({
      jour: isoDay,
      hiddenMeetings: described(whole, 'meetings of the day that this visitor is not given'),
      races: described(v.array(ResultRowShape), 'by meeting and number; races without arrival are left out'),
      arrivals,
    }),
  },
  () => ({
    summary: 'Results of a day: arrivals, winners and what the usual bets paid',
    description:
      'All meetings of days gone by, for everybody; of a day that is not over (UTC), meeting 1 without a token.',
    access: 'anyone',
    query: v.object({ jour: day }),
    refusals: [400],
  }),
);
export type DayResults = AnswerOf<typeof dayResults>;

/** The Quinté+ races of one month that were run. */
export const quinteHistory = declareCall(
  {
    method: 'GET',
    path: '/apin/results/quinte',
    answer: v.object({
      races: described(v.array(ResultRowShape), 'newest first; of the bets the Quinté+ alone'),
      firstDay: described(v.nullable(isoDay), 'of the first stored Quinté+; null while there is none'),
      lastDay: described(v.nullable(isoDay), 'of the last one'),
    }),
  },
  () => ({
    summary: 'The Quinté+ races of a month that were run, with what the Quinté+ paid',
    access: 'anyone',
    query: v.object({
      mois: described(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), 'a month as YYYY-MM'),
    }),
    refusals: [400],
  }),
);
export type QuinteHistory = AnswerOf<typeof quinteHistory>;
