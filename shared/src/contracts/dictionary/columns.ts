/**
 * Types a column can have. `decimal(2,0)` is a whole number, `decimal(5,2)` has two decimals; `date` is
 * `YYYY-MM-DD`, `time` is `HH:MM:SS` in Paris, `timestamp` is `YYYY-MM-DD HH:MM:SS` without time zone.
 */
export const NUMBER_TYPES = ['bigint', 'int', 'smallint', 'double', 'decimal(2,0)', 'decimal(5,2)'] as const;
export const TEXT_TYPES = ['text', 'date', 'time', 'timestamp'] as const;

export type NumberType = (typeof NUMBER_TYPES)[number];
export type TextType = (typeof TEXT_TYPES)[number];
export type ColumnType = NumberType | TextType;

/** One column of a recorded table, as the wire, the store, the exports and the documentation know it. */
export interface Column {
  /** Spelling on the wire, kept quoted in the store. */
  readonly name: string;
  readonly type: ColumnType;
  /** `true` where "no value" is null; elsewhere it is the empty text, 0 or -1, as `meaning` says. */
  readonly null?: true;
  /** Unit of a value, also of a number kept as text. */
  readonly unit?: Unit;
  readonly meaning: string;
  /** The number that stands for "no value" where it is not 0. */
  readonly none?: number;
  /** A row without this value names nothing and is refused. */
  readonly required?: true;
}

export type Unit =
  | 'metres'
  | 'kilograms'
  | 'tenths of a kilogram'
  | 'currency units'
  | 'cents'
  | 'percent'
  | 'decimal odds'
  | 'days'
  | 'years'
  | 'degrees Celsius'
  | 'kilometres per hour';

type ValueOf<Type extends ColumnType> = Type extends NumberType ? number : string;
type FieldOf<C extends Column> = C extends { readonly null: true }
  ? ValueOf<C['type']> | null
  : ValueOf<C['type']>;

/** The row that a list of columns describes, property by property. */
export type RowOf<Columns extends readonly Column[]> = {
  readonly [C in Columns[number] as C['name']]: FieldOf<C>;
};

/** True for a column whose values are numbers on the wire. */
export function isNumberColumn(column: Column): boolean {
  return (NUMBER_TYPES as readonly string[]).includes(column.type);
}
