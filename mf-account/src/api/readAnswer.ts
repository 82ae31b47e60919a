import { AppError } from '@galopin/shared/contracts';
import * as v from 'valibot';

/**
 * Reads an API answer against a schema; fields the schema does not name are left out.
 * @param path the call, for the error's message
 * @throws AppError `malformed` naming the first field that is not as promised
 */
export function readAnswer<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AppError('malformed', `${path}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`, {
    cause: result.issues,
  });
}
