import * as v from 'valibot';
import { declareCall, described, frenchText, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day } from './calls/params';
import { cents, decimalOdds, isoDay, runnerNumber } from './calls/values';
import { raceColumns, ResultRowShape } from './results';
import { SilkDesign } from './silks';
import { TipPeriodShape } from './tipRecord';

const QuinteRunner = v.object({
  numero: runnerNumber,
  cheval: frenchText,
  cote: described(v.nullable(decimalOdds), 'the latest known; null before there are any'),
  casaque: described(v.nullable(SilkDesign), 'the owner’s colours, where they are known'),
});

const QuinteTip = v.object({
  selection: described(v.array(runnerNumber), 'best first; empty where the tip is for subscribers'),
  locked: v.boolean(),
});

const QuinteOfToday = v.object({
  race: v.object(raceColumns),
  runners: described(v.array(QuinteRunner), 'the five with the lowest odds; by number before there are any'),
  tip: described(v.nullable(QuinteTip), 'null where none is given'),
});
export type QuinteOfToday = ShapeOf<typeof QuinteOfToday>;

const Outcome = v.object({
  raceId: whole,
  numero: runnerNumber,
  cheval: frenchText,
  gagnant: described(v.nullable(cents), 'paid by Simple gagnant for 1 €; null while it is not known'),
});

/** What the home page tells beside the programme and its arrivals. */
export const today = declareCall(
  {
    method: 'GET',
    path: '/apin/today',
    answer: v.object({
      jour: isoDay,
      quinte: described(v.nullable(QuinteOfToday), 'null on a day without one'),
      lastQuinte: described(
        v.nullable(ResultRowShape),
        'the last one before, with what it paid; null without',
      ),
      winners: described(v.array(Outcome), 'of the races that have arrived; several after a dead heat'),
      record: described(TipPeriodShape, 'what came of the tips of 30 days'),
    }),
  },
  () => ({
    summary: 'The Quinté+ of the day, the winners so far and the record of tips',
    description:
      'Winners of meeting 1 without a token. The Quinté+ is one race and told to everybody, its tip as far as it is free.',
    access: 'anyone',
    query: v.object({ jour: day }),
    refusals: [400],
  }),
);
export type Today = AnswerOf<typeof today>;

const RaceBets = v.object({
  id: whole,
  paris: described(v.array(v.string()), 'PMU’s names of the bets on offer'),
  cagnottes: described(
    v.array(v.object({ pari: v.string(), montant: v.nullable(cents) })),
    'jackpots in cents; null where the source does not say in what unit it is',
  ),
});
/** The bets on offer on a race. */
export type RaceBets = ShapeOf<typeof RaceBets>;

/** The bets on offer on the races of one day. */
export const dayBets = declareCall(
  { method: 'GET', path: '/apin/bets', answer: v.object({ races: v.array(RaceBets) }) },
  () => ({
    summary: 'The bets on offer on the races of a day, with their jackpots',
    description: 'Races whose source says nothing of bets are left out. Without a token: of meeting 1.',
    access: 'anyone',
    query: v.object({ jour: day }),
    refusals: [400],
  }),
);
