import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { Type } from 'typebox';
import { RACE_ADDITIONS } from './createRaceRepository';
import { ErrorSchema, KeySchema, limitSchema, rowSchema } from '../http/schemas';

/** Most runners one answer holds. */
export const RUNNER_LIMIT = 100;

const raceColumns = CARACTRAP_COLUMNS.filter(({ name }) =>
  (RACE_ADDITIONS as readonly string[]).includes(name),
);

export const cachedateSchema = {
  summary: 'Runners of a race, or the performances of a horse, a jockey or a trainer',
  description:
    'Exactly one of numcourse, idche, idjockey and identraineur is needed. Each row also carries reun, prix, ' +
    'prixnom and arriv of its race. Runners of a race come by number, performances newest first.',
  querystring: Type.Object({
    numcourse: Type.Optional(KeySchema),
    idche: Type.Optional(KeySchema),
    idjockey: Type.Optional(KeySchema),
    identraineur: Type.Optional(KeySchema),
    sort: Type.Optional(Type.String({ description: 'columns with asc or desc, joined by commas' })),
    limit: limitSchema(RUNNER_LIMIT),
  }),
  response: {
    200: Type.Array(
      rowSchema([...CACHEDATE_COLUMNS, ...raceColumns.map((column) => ({ ...column, null: true as const }))]),
    ),
    400: ErrorSchema,
  },
};
