import { isNumberColumn, type Column } from '@galopin/shared/dictionary';
import { Type, type TSchema } from 'typebox';

/** A calendar day in a query. */
export const DaySchema = Type.String({ format: 'date', description: 'a day as YYYY-MM-DD' });

/** A whole number from 1 to a maximum, which is also the default. */
export function limitSchema(maximum: number, otherwise = maximum) {
  return Type.Integer({
    minimum: 1,
    maximum,
    default: otherwise,
    description: `a whole number from 1 to ${maximum}`,
  });
}

/** A key of a recorded table. */
export const KeySchema = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'a whole number from 1',
});

/** As JSON Schema, for calls of declarations. */
export const errorJsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        details: { type: 'object', additionalProperties: true },
      },
    },
  },
} as const;

export const ErrorSchema = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
});

/** A row of a recorded table, as the dictionary describes it. */
export function rowSchema(
  columns: readonly Column[],
  additions: Readonly<Record<string, TSchema>> = {},
): TSchema {
  const entries = columns.map((column) => [column.name, columnSchema(column)] as const);
  return Type.Object({ ...Object.fromEntries(entries), ...additions });
}

function columnSchema(column: Column): TSchema {
  const options = {
    description: column.unit === undefined ? column.meaning : `${column.meaning} (${column.unit})`,
  };
  const value = isNumberColumn(column) ? Type.Number(options) : Type.String(options);
  return column.null === true ? Type.Union([value, Type.Null()]) : value;
}
