import * as v from 'valibot';
import { declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day, wholeFrom } from './calls/params';

const ArrivalRecord = v.object({
  ordre: described(
    v.nullish(v.union([v.string(), v.array(v.union([v.number(), v.array(v.number())]))])),
    'finishing order; separators are not fixed, a dead heat is joined by = or comes as a list of its own; a ' +
      'cancelled race has none',
  ),
  statut: v.nullish(v.string()),
  categorieStatut: v.nullish(v.string()),
  arriveeDefinitive: described(v.nullish(v.boolean()), 'true once final'),
});
/** One arrival when its state is known: field names are those of the API. */
export type ArrivalRecord = ShapeOf<typeof ArrivalRecord>;

/** Arrivals of one day, by meeting number, then race number; a plain text is a finishing order. */
export const dayArrivals = declareCall(
  {
    method: 'GET',
    path: '/apin/arrivals',
    answer: v.object({
      arrivals: v.record(v.string(), v.record(v.string(), v.union([v.string(), ArrivalRecord]))),
    }),
  },
  () => ({
    summary: 'Arrivals of a day, by meeting number, then race number',
    description:
      'A plain order where it is final or nothing more is known, else the order with its state; empty in a cancelled race. Without a token: of meeting 1, or of the one race that reun and prix name.',
    access: 'anyone',
    query: v.object({
      date: day,
      reun: v.optional(described(wholeFrom(1, 99), 'a meeting number from 1 to 99')),
      prix: v.optional(described(wholeFrom(1, 99), 'a race number from 1 to 99')),
    }),
    refusals: [400, 401],
  }),
);
export type ArrivalsAnswer = AnswerOf<typeof dayArrivals>;
export type ArrivalsByMeeting = ArrivalsAnswer['arrivals'];
