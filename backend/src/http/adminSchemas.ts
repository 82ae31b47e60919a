import { ADMIN_PAGE_ROWS } from '@galopin/shared/contracts';
import { Type, type TSchema } from 'typebox';
import { ErrorSchema, limitSchema } from './schemas';

/** A page of a list: `limit` and `offset`. */
export const pageQuery = {
  limit: limitSchema(ADMIN_PAGE_ROWS.most, ADMIN_PAGE_ROWS.usual),
  offset: Type.Integer({
    minimum: 0,
    maximum: 10_000_000,
    default: 0,
    description: 'a whole number from 0 to 10000000',
  }),
};

export const forAdmin = <Answer extends TSchema>(answer: Answer) => ({
  200: answer,
  400: ErrorSchema,
  401: ErrorSchema,
  403: ErrorSchema,
});

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** ISO, UTC. */
export const Moment = Type.String({ format: 'date-time' });

export const Money = Type.Object({ value: Type.String(), currency: Type.String() });
