import * as v from 'valibot';
import { ApiError, invalidParameter } from './errors';

const OBJECT_WANTED = 'an object with the fields of this call';
/** Most characters of a refused value that its refusal repeats. */
const SHOWN = 200;

/**
 * Reads the parameters of a path or a query, which come as text: numbers and truth values of the schema are made of it.
 * @throws ApiError 400 `invalid-parameter` naming the parameter, its value and what is wanted
 */
export function readText<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const entries = 'entries' in schema ? (schema.entries as Readonly<Record<string, v.GenericSchema>>) : {};
  const values = Object.entries(given as Readonly<Record<string, unknown>>).map(([name, value]) => [
    name,
    valueOf(entries[name], value),
  ]);
  return readInput(schema, Object.fromEntries(values), given);
}

/**
 * Takes a value as it is or refuses it: nothing is turned into something else.
 * @param shown what its refusal repeats, where that is not the value itself
 * @throws ApiError 400 `unknown-field` or `invalid-parameter`, naming the field
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  shown: unknown = given,
): v.InferOutput<Schema> {
  // To valibot, a list is an object too.
  if (Array.isArray(given) && 'entries' in schema) throw invalidParameter('body', given, OBJECT_WANTED);
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const keys = namedPart(
    schema,
    (issue.path ?? []).map(({ key }) => String(key)),
  );
  const field = keys.join('.').slice(0, SHOWN);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    throw new ApiError(400, 'unknown-field', `"${field}" is no field of this body.`, { field });
  const value = keys.reduce(partOf, shown);
  const cut = typeof value === 'string' && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  throw invalidParameter(field || 'body', cut, wantedOf(schema, keys) ?? issue.message);
}

function valueOf(schema: v.GenericSchema | undefined, value: unknown): unknown {
  const kind = schema && innermost(schema).type;
  if (kind === 'number' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** An item of which nothing is said of its own is not named: what is wrong is its list. */
function namedPart(schema: v.GenericSchema, keys: readonly string[]): readonly string[] {
  const last = keys.at(-1);
  if (last === undefined || !/^\d+$/.test(last)) return keys;
  const list = keys.slice(0, -1);
  return wantedOf(schema, keys) === wantedOf(schema, list) ? list : keys;
}

/** The description of the innermost part on the way that has one. */
function wantedOf(schema: v.GenericSchema, keys: readonly string[]): string | undefined {
  let [part, wanted]: [v.GenericSchema | undefined, string | undefined] = [schema, undefined];
  for (const key of keys) {
    const inner: v.GenericSchema | undefined = part && innermost(part);
    const children = inner && partOf(inner, 'entries');
    part = (children === undefined ? partOf(inner, 'item') : partOf(children, key)) as
      | v.GenericSchema
      | undefined;
    wanted = (part && (v.getDescription(part) ?? v.getDescription(innermost(part)))) ?? wanted;
  }
  return wanted ?? (keys.length === 0 ? OBJECT_WANTED : undefined);
}

/** Without what says that a value may be absent or null. */
function innermost(schema: v.GenericSchema): v.GenericSchema {
  const wrapped = partOf(schema, 'wrapped') as v.GenericSchema | undefined;
  return wrapped === undefined ? schema : innermost(wrapped);
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
