import { Type } from 'typebox';
import { DaySchema, ErrorSchema } from '../schemas';

const Order = Type.String({ description: 'finishing order, runner numbers joined by hyphens' });

const Arrival = Type.Object({
  ordre: Order,
  statut: Type.Optional(Type.String()),
  categorieStatut: Type.Optional(Type.String()),
  arriveeDefinitive: Type.Optional(Type.Boolean({ description: 'true once final' })),
});

export const arrivalsSchema = {
  summary: 'Arrivals of a day, by meeting number, then race number',
  description: 'A plain order where nothing more is known, else the order with its state.',
  querystring: Type.Object({ date: DaySchema }),
  response: {
    200: Type.Object({
      arrivals: Type.Record(Type.String(), Type.Record(Type.String(), Type.Union([Order, Arrival]))),
    }),
    400: ErrorSchema,
  },
};
