import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiError, invalidParameter } from './errors';

/** Most characters of a refused value that its refusal repeats. */
const SHOWN = 200;

/**
 * Takes a body as it is or refuses it: no value is turned into another, and no field is passed over.
 * @throws (as the validator's error) ApiError 400 `unknown-field` or `invalid-parameter`, naming the field
 */
export const strictBody: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const compiled = Compile(schema);
  return (body: unknown) =>
    compiled.Check(body) ? { value: body } : { error: explain(schema, body, compiled.Errors(body)) };
};

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

function explain(schema: TSchema, body: unknown, faults: readonly Fault[]): ApiError {
  const [first] = faults;
  const path = (first?.instancePath ?? '').split('/').slice(1);
  if (first?.keyword === 'boolean') {
    const field = path.join('.').slice(0, SHOWN);
    return new ApiError(400, 'unknown-field', `"${field}" is no field of this body.`, { field });
  }
  const missing =
    first !== undefined && 'requiredProperties' in first.params ? first.params.requiredProperties : [];
  const names = Array.isArray(missing) && typeof missing[0] === 'string' ? [...path, missing[0]] : path;
  const value = names.reduce(partOf, body);
  const shown = typeof value === 'string' && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  return invalidParameter(names.join('.') || 'body', shown, wantedOf(schema, names) ?? first?.message ?? '');
}

/** The description of the innermost part on the way that has one. */
function wantedOf(schema: TSchema, names: readonly string[]): string | undefined {
  let [part, wanted]: [unknown, string | undefined] = [schema, undefined];
  for (const name of names) {
    part = partOf(partOf(part, 'properties'), name);
    const description = partOf(part, 'description');
    if (typeof description === 'string') wanted = description;
  }
  return wanted ?? (names.length === 0 ? 'an object with the fields of this call' : undefined);
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
