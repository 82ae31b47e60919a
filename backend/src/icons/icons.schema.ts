import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

export const iconsSchema = {
  summary: 'Icons by name, in the format of the Iconify API',
  params: Type.Object({ prefix: Type.String({ maxLength: 50, description: 'the name of an icon set' }) }),
  querystring: Type.Object({
    icons: Type.String({
      pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
      maxLength: 2000,
      description: 'icon names joined by commas',
    }),
  }),
  response: {
    200: Type.Object({}, { additionalProperties: true }),
    400: ErrorSchema,
    404: ErrorSchema,
  },
};
