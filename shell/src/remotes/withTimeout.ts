import { AppError } from '@galopin/shared/contracts';

/**
 * Waits for the work, but not longer than `limit` milliseconds.
 * @throws AppError `remote-timeout` with the message, else what the work throws
 */
export async function withTimeout<Value>(
  limit: number,
  work: Promise<Value>,
  message: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('remote-timeout', message)), limit);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
