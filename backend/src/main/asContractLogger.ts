import type { Logger } from '@galopin/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';

/** The log in the shape the project's own modules write to. */
export function asContractLogger(logger: FastifyBaseLogger): Logger {
  return {
    info: (message, context = {}) => logger.info(context, message),
    warn: (message, context = {}) => logger.warn(context, message),
    error: (message, context = {}) => logger.error(context, message),
  };
}
