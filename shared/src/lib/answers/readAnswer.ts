import * as v from 'valibot';
import { AppError } from '../../contracts';

/**
 * Reads an answer against a schema.
 * @param path where the answer came from, for the error's message: `/caractrap`
 * @throws AppError `malformed` naming the path and the first field that is not as promised
 */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  path: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AppError('malformed', `${path}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`, {
    cause: result.issues,
  });
}
