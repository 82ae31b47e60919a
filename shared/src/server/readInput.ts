import * as v from 'valibot';
import type { CallTerms } from '../contracts';
import { InputError } from './InputError';

const OBJECT_WANTED = 'an object with the fields of this call';

/**
 * Reads the parameters of a path or a query, which come as text: numbers and truth values of the schema are made of it.
 * @throws InputError `invalid-parameter` naming the parameter, its value and what is wanted
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
 * @throws InputError `unknown-field` or `invalid-parameter`, naming the field
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  shown: unknown = given,
): v.InferOutput<Schema> {
  // To valibot, a list is an object too.
  if (Array.isArray(given) && 'entries' in schema)
    throw new InputError({ name: 'body', value: given, wanted: OBJECT_WANTED });
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const keys = namedPart(
    schema,
    (issue.path ?? []).map(({ key }) => String(key)),
  );
  const name = keys.join('.') || 'body';
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  const fault = { name, value: keys.reduce(partOf, shown), wanted: wantedOf(schema, keys) ?? issue.message };
  throw new InputError(fault, isUnknown ? 'unknown-field' : 'invalid-parameter');
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

/** The parts of a request that a call reads. */
type Parts = Pick<CallTerms, 'params' | 'query' | 'body'>;

/**
 * Reads a call's parts where Fastify validates: what `validatorCompiler` of its route is.
 * @throws Error for a part that the call does not take
 */
export function readParts({ params, query, body }: Parts) {
  return ({ httpPart = '' }: { readonly httpPart?: string | undefined }) => {
    const parts: Readonly<Record<string, v.GenericSchema | undefined>> = { params, querystring: query, body };
    const schema = parts[httpPart];
    if (schema === undefined) throw new Error(`No call is read by its "${httpPart}".`);
    const read = httpPart === 'body' ? readInput : readText;
    return (value: unknown): { value: unknown } | { error: InputError } => {
      try {
        // Fastify gives null for what was not sent.
        return { value: read(schema, value ?? undefined) };
      } catch (error) {
        if (error instanceof InputError) return { error };
        throw error;
      }
    };
  };
}

/** The parts of a request that a call takes, read: what it does not take is not handed on, answers are kept by them. */
export const partsOf = (
  { params, query, body }: Parts,
  request: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): unknown => ({
  ...(params && { params: request.params }),
  ...(query && { query: request.query }),
  ...(body && { body: request.body }),
});
