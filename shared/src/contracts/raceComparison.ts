import * as v from 'valibot';
import { declareCall, described, frenchText, whole } from '#terms';
import type { AnswerOf } from './calls/Call';
import { rowKey } from './calls/params';
import { isoDay, runnerNumber } from './calls/values';

/** Runners that are compared at once, fewest and most. */
export const COMPARED_RUNNERS = { fewest: 2, most: 5 } as const;

/** Newest starts of a horse that are counted. */
export const COMPARED_STARTS = 300;

/** Newest races of several of them that are listed. */
export const COMPARED_MEETINGS = 30;

const Counts = v.object({
  starts: whole,
  wins: whole,
  places: described(whole, 'first three, wins included'),
});

/** `3,7,12`: each number once. */
const numbers = described(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d?(,[1-9]\d?){1,4}$/),
    v.check((text) => new Set(text.split(',')).size === text.split(',').length),
  ),
  `${COMPARED_RUNNERS.fewest} to ${COMPARED_RUNNERS.most} runner numbers, each once, joined by commas`,
);

/** What some runners of a race have done before it, and where they have met; runners that are not stored are left out. */
export const raceComparison = declareCall(
  {
    method: 'GET',
    path: '/apin/races/:id/compare',
    answer: v.object({
      ground: described(v.string(), 'state of the ground of this race as counted; empty where none is'),
      runners: v.array(
        v.object({
          numero: runnerNumber,
          all: Counts,
          distance: described(Counts, 'within 100 m of its distance'),
          surface: Counts,
          ground: described(Counts, 'the same state of the ground, at gallop on grass'),
          turn: described(Counts, 'races that turn the same way'),
          draw: described(
            Counts,
            'stalls of the same band at flat races, places in the same row of the gate',
          ),
          racecourse: Counts,
          rider: described(Counts, 'with the rider or driver of this race'),
        }),
      ),
      meetings: v.object({
        total: described(whole, 'also those that are not listed'),
        races: v.array(
          v.object({
            raceId: whole,
            jour: isoDay,
            racecourse: frenchText,
            raceName: frenchText,
            discipline: v.string(),
            distance: described(v.nullable(whole), 'metres of the race'),
            finishes: described(
              v.array(
                v.object({
                  numero: described(runnerNumber, 'its number in the race compared for'),
                  rank: described(v.nullable(whole), 'null when not classed'),
                  result: described(v.string(), "the source's own: 3, DAI, 8D"),
                }),
              ),
              'best first',
            ),
          }),
        ),
      }),
    }),
  },
  () => ({
    summary: 'Some runners of a race side by side',
    description:
      `Starts in stored earlier races of the same discipline, the newest ${COMPARED_STARTS} of each horse, and the newest ` +
      `${COMPARED_MEETINGS} races of any discipline in which several of them started.`,
    access: 'anyone',
    params: v.object({ id: rowKey }),
    query: v.object({ numeros: numbers }),
    refusals: [400],
  }),
);

export type RaceComparison = AnswerOf<typeof raceComparison>;
