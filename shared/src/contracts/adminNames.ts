import * as v from 'valibot';
import { count, declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { pageQuery, rowKey } from './calls/params';
import { utcTime } from './calls/values';

const NAME_KINDS = ['horse', 'jockey', 'trainer'] as const;

const JoinedName = v.object({
  kind: v.picklist(NAME_KINDS),
  key: described(v.string(), 'the spelling without accents, blanks and points'),
  written: described(v.string(), 'as it was last written; empty where no runner has it now'),
  id: described(count, 'whom it is'),
  name: described(v.string(), 'whom it is, as last written; empty where no race has that id'),
  by: described(v.picklist(['rule', 'hand']), 'who joined or parted them'),
  isParted: v.boolean(),
  at: utcTime,
});
/** A spelling that was joined to somebody by a rule or by hand, or was parted from them. */
export type JoinedName = ShapeOf<typeof JoinedName>;

export const joinedNames = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/names',
    answer: v.object({ names: described(v.array(JoinedName), 'the latest first'), total: count }),
  },
  () => ({
    summary: 'Spellings that rules or the administrator joined or parted, the latest first',
    access: 'admin',
    query: v.object(pageQuery),
    refusals: [400],
  }),
);
export type JoinedNames = AnswerOf<typeof joinedNames>;

export const partName = declareCall(
  { method: 'PATCH', path: '/apin/admin/names', answer: JoinedName },
  () => ({
    summary: 'Parts a spelling from whom it was joined to, or joins it again',
    access: 'admin-fresh',
    body: v.object({
      kind: v.picklist(NAME_KINDS),
      key: described(v.pipe(v.string(), v.minLength(1), v.maxLength(300)), 'as it is listed'),
      id: rowKey,
      isParted: v.boolean(),
    }),
    refusals: [400, 404],
  }),
);

export const joinNames = declareCall(
  {
    method: 'POST',
    path: '/apin/admin/names',
    answer: v.object({ joined: described(v.array(JoinedName), 'the spellings that moved') }),
  },
  () => ({
    summary: 'Joins all spellings of one page to another: two pages of one horse or person become one',
    access: 'admin-fresh',
    body: v.object({
      kind: v.picklist(NAME_KINDS),
      from: described(rowKey, 'the id that moves'),
      into: described(rowKey, 'the id that stays'),
    }),
    refusals: [400, 404],
  }),
);
