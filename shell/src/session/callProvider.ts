import { AppError, type Logger } from '@galopin/shared/contracts';

/**
 * Runs a call of the identity provider.
 * @param deed what is tried, for the log: `Sign-in`
 * @throws AppError `auth-refused` with the provider's own code, such as `auth/invalid-credential`, in
 * `details.provider`
 */
export async function callProvider<Answer>(
  deed: string,
  logger: Logger,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    const provider = providerCode(cause);
    logger.warn(`${deed} was refused`, { provider });
    throw new AppError('auth-refused', `The identity provider refused: ${deed}`, {
      cause,
      details: { provider },
    });
  }
}

/** The provider's own code; `unknown` for an error without one. */
export function providerCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
