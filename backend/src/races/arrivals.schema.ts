import { Type } from 'typebox';
import { DaySchema, ErrorSchema } from '../http/schemas';

const Order = Type.String({ description: 'finishing order, runner numbers joined by hyphens' });

const Places = Type.Array(Type.Array(Type.Integer()), {
  description: 'where numbers share a place: the places in order, each with its numbers',
});

const Number = (most: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: most, description });

const Arrival = Type.Object({
  ordre: Type.Union([Order, Places]),
  statut: Type.Optional(Type.String()),
  categorieStatut: Type.Optional(Type.String()),
  arriveeDefinitive: Type.Optional(Type.Boolean({ description: 'true once final' })),
});

export const arrivalsSchema = {
  summary: 'Arrivals of a day, by meeting number, then race number',
  description:
    'A plain order where it is final or nothing more is known, else the order with its state; empty in a cancelled race. Without a token: of meeting 1, or of the one race that reun and prix name.',
  querystring: Type.Object({
    date: DaySchema,
    reun: Type.Optional(Number(99, 'a meeting number from 1 to 99')),
    prix: Type.Optional(Number(99, 'a race number from 1 to 99')),
  }),
  response: {
    200: Type.Object({
      arrivals: Type.Record(Type.String(), Type.Record(Type.String(), Type.Union([Order, Arrival]))),
    }),
    400: ErrorSchema,
    401: ErrorSchema,
  },
};
