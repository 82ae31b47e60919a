import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { DaySchema, ErrorSchema } from '../http/schemas';
import { OwnParams } from '../members/users.schema';

const Span = { from: DaySchema, to: DaySchema };
const Count = { rows: Type.Integer(), races: Type.Integer() };
const REFUSALS = { 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema };

export const csvCountSchema = {
  summary: 'How many lines a file of runners would have',
  params: OwnParams,
  querystring: Type.Object(Span),
  response: { 200: Type.Object(Count), ...REFUSALS },
};

export const csvSchema = {
  summary: 'A link to a file of runners with their races, for subscribers',
  description: 'A day, or at most 31 of them. Whoever has the link gets the file, for two minutes.',
  params: OwnParams,
  querystring: Type.Object({
    ...Span,
    separator: Type.Union([Type.Literal(';'), Type.Literal(',')], {
      default: ';',
      description: 'one of ; (French spreadsheets: decimal comma) and ,',
    }),
  }),
  response: {
    200: Type.Object({ ...Count, url: Type.String(), expiresAt: Type.String() }),
    ...REFUSALS,
  },
};

export const csvFileSchema = {
  summary: 'The file that a link of POST /apin/user/{uid}/csv gives',
  produces: ['text/csv'],
  querystring: Type.Object({
    link: Type.String({ minLength: 1, maxLength: 2000, description: 'the token of a link' }),
  }),
  response: {
    200: Type.Unsafe<Readable>(Type.String({ format: 'binary' })),
    400: ErrorSchema,
    403: ErrorSchema,
  },
};
