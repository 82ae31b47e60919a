import { isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';

/**
 * What was asked for, or `null` with a line in the log: what shows it has a state for that.
 * @param what names it in the log, as `The results`
 * @throws AppError `aborted`, as a visitor who leaves is no failure
 */
export async function attempt<Answer>(
  { shell }: Pick<PageLoaderArgs, 'shell'>,
  what: string,
  asked: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    const message = error instanceof Error ? error.message : String(error);
    shell.logger.error(`${what} could not be loaded`, { message });
    return null;
  }
}
