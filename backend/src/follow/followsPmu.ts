import type { Logger } from '@galopin/shared/contracts';

/**
 * Whether this process follows PMU's day: only when its address is configured, as the default address serves
 * imports by hand, and never beside the demo world, whose invented races have the same days and numbers.
 * @param environment the process's variables
 */
export function followsPmu(
  environment: Readonly<Record<string, string | undefined>>,
  demo: boolean,
  logger: Pick<Logger, 'warn'>,
): boolean {
  const isConfigured = (environment['PMU_BASE_URL'] ?? '') !== '';
  if (isConfigured && demo)
    logger.warn('PMU is not followed beside the demo world: set DEMO=0 to follow it', {});
  return isConfigured && !demo;
}
