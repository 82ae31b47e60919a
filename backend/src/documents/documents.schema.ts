import { DOCUMENT_PAGES } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { DaySchema, ErrorSchema, KeySchema } from '../http/schemas';

export const documentSchema = {
  summary: 'Title and description of a public page, for its document',
  params: Type.Object({
    page: Type.Union(
      DOCUMENT_PAGES.map((name) => Type.Literal(name)),
      { description: `one of ${DOCUMENT_PAGES.join(', ')}` },
    ),
  }),
  querystring: Type.Object({
    id: Type.Optional(KeySchema),
    jour: Type.Optional(DaySchema),
  }),
  response: {
    200: Type.Object({
      title: Type.String({ description: 'without the name of the site' }),
      description: Type.String({ description: 'at most 160 characters' }),
      type: Type.String({ description: 'website, article or profile' }),
      data: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
        description: 'schema.org, without the address',
      }),
    }),
    400: ErrorSchema,
    404: ErrorSchema,
  },
};

export const addressesSchema = {
  summary: 'Public pages worth finding: main ones, races of today and tomorrow (UTC)',
  response: { 200: Type.Object({ paths: Type.Array(Type.String()) }) },
};
