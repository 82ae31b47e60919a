import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { isoDay, parisTime } from './calls/values';

/** Shortest and longest text that is searched for, in characters. */
export const SEARCH_TEXT = { shortest: 2, longest: 60 } as const;

/** Most results of one group. */
export const SEARCH_GROUP = 5;

/** Days before and after today in which races are found. */
export const SEARCH_NEAR_DAYS = 7;

const FoundName = v.object({
  id: whole,
  /** As the newest stored row writes it. */
  name: v.string(),
  /** Newest stored day; today or later where a start is still to come or just over. */
  lastDay: isoDay,
});
/** A horse or person whose name was found. */
export type FoundName = ShapeOf<typeof FoundName>;

const FoundRace = v.object({
  id: whole,
  jour: isoDay,
  time: v.nullable(parisTime),
  racecourse: v.string(),
  /** As the source numbers it; the racecourse's name where it has no number. */
  meeting: v.string(),
  raceNumber: v.nullable(whole),
  name: v.string(),
  /** `caractrap.typec`. */
  discipline: v.string(),
});
/** A race of the near days that was found. */
export type FoundRace = ShapeOf<typeof FoundRace>;

const names = v.array(FoundName);

/** The best of each group first, at most {@link SEARCH_GROUP} of each. */
export const searchResults = declareCall(
  {
    method: 'GET',
    path: '/apin/search',
    answer: v.object({
      /** Nothing is written so. */
      approximate: described(v.boolean(), 'no name holds the words: these look alike'),
      races: v.array(FoundRace),
      horses: names,
      jockeys: names,
      trainers: names,
    }),
  },
  () => ({
    summary: 'Races of the near days, horses, riders and trainers whose names hold the words of a text',
    access: 'anyone',
    query: v.object({
      q: described(
        v.pipe(v.string(), v.minLength(SEARCH_TEXT.shortest), v.maxLength(SEARCH_TEXT.longest)),
        `${SEARCH_TEXT.shortest} to ${SEARCH_TEXT.longest} characters`,
      ),
    }),
    refusals: [400, 429],
  }),
);
export type SearchAnswer = AnswerOf<typeof searchResults>;
