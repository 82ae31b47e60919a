import { AppError } from '@galopin/shared/contracts';
import * as v from 'valibot';

/**
 * Checks an answer against its schema.
 * @param source where it came from, for the error's message
 * @throws AppError `malformed` naming the first field that is wrong
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  source: string,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AppError('malformed', `${source}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`, {
    cause: result.issues,
  });
}
