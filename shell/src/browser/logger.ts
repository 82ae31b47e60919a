import type { Logger } from '@galopin/shared/contracts';

/** The only user of the console. */
export const logger: Logger = {
  info: (message, context) => write('info', message, context),
  warn: (message, context) => write('warn', message, context),
  error: (message, context) => write('error', message, context),
};

function write(
  level: 'info' | 'warn' | 'error',
  message: string,
  context: Readonly<Record<string, unknown>> | undefined,
) {
  // oxlint-disable-next-line no-console -- everything else logs through here
  if (context) console[level](message, context);
  // oxlint-disable-next-line no-console -- everything else logs through here
  else console[level](message);
}
