import type { Logger } from '@galopin/shared/contracts';
import { isDatabaseAway } from '@galopin/postgres/client';
import { noteDatabaseAway } from './answerWhileAway';
import { CallRefusedError } from './CallRefusedError';
import type { ParseSdk } from './ParseSdk';

/** Functions that clients may call, by name: each takes what the client sent and answers plain data. */
export type CloudFunctions = Readonly<Record<string, (params: unknown) => Promise<unknown>>>;

const CODES = { 'invalid-parameter': 'VALIDATION_ERROR', 'invalid-token': 'INVALID_SESSION_TOKEN' } as const;

/**
 * Offers functions to clients. Their errors carry Parse's numbers: 142 for a parameter that cannot be used, 209 for
 * a token that is not accepted, 1 when the answer could not be read (with status 503 while the database is away).
 */
export function defineCloudFunctions(
  parse: ParseSdk,
  functions: CloudFunctions,
  logger: Pick<Logger, 'error'>,
): void {
  for (const [name, answer] of Object.entries(functions)) {
    parse.Cloud.define(name, async ({ params }) => {
      try {
        return await answer(params);
      } catch (error) {
        if (error instanceof CallRefusedError)
          throw new parse.Error(parse.Error[CODES[error.reason]], error.message);
        if (isDatabaseAway(error)) noteDatabaseAway();
        logger.error('A cloud function could not answer', { name, reason: String(error) });
        throw new parse.Error(
          parse.Error.INTERNAL_SERVER_ERROR,
          `The answer of ${name} could not be read, try again.`,
        );
      }
    });
  }
}
