import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import { rowKey } from './calls/params';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { RaceDetails } from './raceDetails';
import { SilkDesign } from './silks';
import { cents, decimalOdds, isoDay, parisTime, runnerNumber } from './calls/values';

const MeetingRaceRow = v.object({
  id: whole,
  jour: isoDay,
  heure: v.nullable(parisTime),
  prix: described(v.nullable(whole), 'number in the meeting'),
  prixnom: v.string(),
  quinte: v.boolean(),
  arriv: described(v.string(), 'recorded finishing order, empty before'),
});
/** A race of a meeting, as its neighbours show it; columns of `caractrap`. */
export type MeetingRaceRow = ShapeOf<typeof MeetingRaceRow>;

const raceParams = () => v.object({ id: rowKey });

/** What stands around a race card; empty lists for no race. */
export const raceSurroundings = declareCall(
  {
    method: 'GET',
    path: '/apin/races/:id',
    answer: v.object({
      /** All races of the same meeting, by number; this one included. */
      meeting: v.array(MeetingRaceRow),
      /** By runner number, in PMU's words. */
      incidents: v.array(v.object({ numero: runnerNumber, type: described(v.string(), 'PMU’s word') })),
      /** Of the runners whose owner's colours are known. */
      silks: described(
        v.array(v.object({ numero: runnerNumber, ...SilkDesign.entries })),
        'of runners whose owner’s colours are known',
      ),
      details: described(v.optional(RaceDetails), 'left out where no source gives any'),
    }),
  },
  () => ({
    summary: 'What stands around a race card',
    description:
      'The races of the same meeting, what befell runners, owners’ colours, and what a source says beside the ' +
      'columns: prize split, ground, bets offered, jackpots, runners. Empty lists for no race.',
    access: 'anyone',
    params: raceParams(),
    refusals: [400],
  }),
);

export type RaceSurroundings = AnswerOf<typeof raceSurroundings>;

const Counts = v.object({
  starts: whole,
  wins: whole,
  places: described(whole, 'first three, wins included'),
});
/** Past starts, wins and finishes in the first three. */
export type CountsRow = ShapeOf<typeof Counts>;

/** What the runners of a race have done in earlier stored races of the same discipline; who has none is left out. */
export const raceAptitudes = declareCall(
  {
    method: 'GET',
    path: '/apin/races/:id/aptitudes',
    answer: v.object({
      aptitudes: v.array(
        v.object({
          numero: runnerNumber,
          all: Counts,
          distance: described(Counts, 'within 100 m of this distance'),
          surface: Counts,
          racecourse: Counts,
          turn: described(Counts, 'races that turn the same way'),
          favourite: described(Counts, 'started with the lowest odds'),
        }),
      ),
    }),
  },
  () => ({
    summary: 'What the runners of a race have done before',
    description: 'Starts in stored earlier races of the same discipline; runners without any are left out.',
    access: 'anyone',
    params: raceParams(),
    refusals: [400],
  }),
);

export type RaceAptitudes = AnswerOf<typeof raceAptitudes>;
/** What one runner has done. */
export type AptitudeRow = RaceAptitudes['aptitudes'][number];

/** What the bets on a race paid, by bet; empty while nothing is known. Names are PMU's. */
export const racePayouts = declareCall(
  {
    method: 'GET',
    path: '/apin/races/:id/payouts',
    answer: v.object({
      disponibles: described(
        v.optional(v.boolean()),
        'where none are stored: true the source has some, false it gives none; left out where it has not said',
      ),
      payouts: v.array(
        v.object({
          typePari: described(v.string(), 'PMU’s name of the bet'),
          miseBase: v.nullable(cents),
          rembourse: described(v.boolean(), 'all stakes are given back'),
          rapports: v.array(
            v.object({
              libelle: v.string(),
              combinaison: described(v.string(), 'numbers joined by hyphens, NP for a non-runner'),
              dividendePourUnEuro: v.nullable(cents),
              dividendePourUneMiseDeBase: v.nullable(cents),
              nombreGagnants: v.nullable(v.number()),
            }),
          ),
        }),
      ),
    }),
  },
  () => ({
    summary: 'What the bets on a race paid',
    description: 'By bet; empty while nothing is known.',
    access: 'anyone',
    params: raceParams(),
    refusals: [400],
  }),
);

export type RacePayouts = AnswerOf<typeof racePayouts>;
/** One bet and what it paid. */
export type BetOfRace = AnswerOf<typeof racePayouts>['payouts'][number];

/** Odds of the runners of a race over time, oldest first; empty when none were kept. */
export const raceOdds = declareCall(
  {
    method: 'GET',
    path: '/apin/races/:id/odds',
    answer: v.object({
      odds: v.array(
        v.object({
          numero: runnerNumber,
          points: v.array(
            v.object({
              kind: v.picklist(['reference', 'direct']),
              at: described(whole, 'epoch milliseconds'),
              odds: decimalOdds,
            }),
          ),
        }),
      ),
    }),
  },
  () => ({
    summary: 'Odds of the runners of a race over time',
    description: 'Oldest first; empty when none were kept.',
    access: 'anyone',
    params: raceParams(),
    refusals: [400],
  }),
);
/** Odds of one runner. */
export type OddsOfRunner = AnswerOf<typeof raceOdds>['odds'][number];
