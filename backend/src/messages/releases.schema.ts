import { Type } from 'typebox';

export const releaseNewsSchema = {
  hide: true,
  body: Type.Object(
    {
      environment: Type.String({ minLength: 1, maxLength: 31 }),
      release: Type.Integer({ minimum: 0 }),
    },
    { additionalProperties: false },
  ),
};
