import type { Logger } from '@galopin/shared/contracts';
import { TipsRefusedError, type createTipsOfDay } from './createTipsOfDay';
import type { ParseSdk } from './ParseSdk';

export const TIPS_OF_DAY = 'tipsOfDay';

/**
 * Offers the tips of a day to clients as a cloud function. Its errors carry Parse's numbers: 142 for a parameter
 * that cannot be used, 209 for a token that is not accepted, 1 when the tips could not be read.
 */
export function defineTipsOfDay(
  parse: ParseSdk,
  tipsOfDay: ReturnType<typeof createTipsOfDay>,
  logger: Pick<Logger, 'error'>,
): void {
  parse.Cloud.define(TIPS_OF_DAY, async ({ params }) => {
    try {
      return await tipsOfDay(params);
    } catch (error) {
      if (error instanceof TipsRefusedError) {
        const code = {
          'invalid-parameter': 'VALIDATION_ERROR',
          'invalid-token': 'INVALID_SESSION_TOKEN',
        } as const;
        throw new parse.Error(parse.Error[code[error.reason]], error.message);
      }
      logger.error('The tips of a day could not be read', { reason: String(error) });
      throw new parse.Error(parse.Error.INTERNAL_SERVER_ERROR, 'The tips could not be read, try again.');
    }
  });
}
