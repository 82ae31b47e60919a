import * as v from 'valibot';
import { count, declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day } from './calls/params';
import { sitePath, utcTime } from './calls/values';
import { CSV_SEPARATORS, ownParams } from './users';

/** Most days of one CSV file. */
export const CSV_MAX_DAYS = 31;

const CsvCount = v.object({
  rows: described(count, 'lines a file would have, its header not counted'),
  races: count,
});
export type CsvCount = ShapeOf<typeof CsvCount>;

/** How long a file of runners would be; both days are included. */
export const csvCount = declareCall(
  { method: 'GET', path: '/apin/user/:uid/csv/count', answer: CsvCount },
  () => ({
    summary: 'How many lines a file of runners would have',
    access: 'self',
    params: ownParams(),
    query: v.object({ from: day, to: day }),
    refusals: [400],
  }),
);

/** A link to a file of runners with their races, for subscribers; the browser goes there. */
export const csvLink = declareCall(
  {
    method: 'POST',
    path: '/apin/user/:uid/csv',
    answer: v.object({
      ...CsvCount.entries,
      url: described(sitePath, 'on the site’s own origin; needs no token, so it must not be kept'),
      expiresAt: utcTime,
    }),
  },
  () => ({
    summary: 'A link to a file of runners with their races, for subscribers',
    description: 'A day, or at most 31 of them. Whoever has the link gets the file, for two minutes.',
    access: 'self',
    params: ownParams(),
    query: v.object({
      from: day,
      to: day,
      separator: v.optional(
        described(v.picklist(CSV_SEPARATORS), 'one of ; (French spreadsheets: decimal comma) and ,'),
        ';',
      ),
    }),
    refusals: [400],
  }),
);
export type CsvLink = AnswerOf<typeof csvLink>;
