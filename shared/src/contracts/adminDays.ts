import * as v from 'valibot';
import { count, declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day } from './calls/params';
import { isoDay } from './calls/values';

/** What a day is made of, in the order it comes in. */
export const DAY_PARTS = ['programme', 'runners', 'odds', 'arrivals', 'payouts', 'press', 'tips'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const PartState = v.object({
  has: described(count, 'races that have it'),
  of: described(count, 'races that should have it by now'),
});

const DayState = v.object({
  jour: isoDay,
  source: described(v.picklist(['real', 'demo', 'none']), 'whose races the day holds'),
  races: count,
  parts: v.object({
    programme: PartState,
    runners: PartState,
    odds: PartState,
    arrivals: PartState,
    payouts: PartState,
    press: PartState,
    tips: PartState,
  } satisfies Record<DayPart, typeof PartState>),
});
/** What is stored of one day. */
export type DayState = ShapeOf<typeof DayState>;

/** Most days that are told of at once. */
export const DAY_STATES = 31;

export const dayStates = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/days',
    answer: v.object({
      days: described(v.array(DayState), `${DAY_STATES} days, the latest first`),
      fetching: v.object({
        isRefused: described(v.boolean(), 'PMU is not asked here: the races of the demo world are invented'),
        run: described(v.nullable(count), 'the run of the import that fetches days now'),
      }),
    }),
  },
  () => ({
    summary: 'What is stored of each day of a month, and what should be',
    access: 'admin',
    query: v.object({ until: v.optional(day) }),
    refusals: [400],
  }),
);
export type DayStates = AnswerOf<typeof dayStates>;

export const fetchDays = declareCall(
  {
    method: 'POST',
    path: '/apin/admin/days/fetch',
    answer: v.object({ run: described(count, 'the run of the import that fetches them') }),
  },
  () => ({
    summary: 'Begins to fetch from PMU what days lack, one span at a time',
    description: `At most ${DAY_STATES} days, the last one tomorrow. Days that are stored whole are left out.`,
    access: 'admin-fresh',
    status: 202,
    body: v.object({ from: day, until: day }),
    refusals: [400, 409],
  }),
);

/** The parts of a day that some race lacks. */
export const missingParts = ({ parts }: Pick<DayState, 'parts'>): readonly DayPart[] =>
  DAY_PARTS.filter((part) => parts[part].has < parts[part].of);
