import type { Logger } from '@galopin/shared/contracts';

/** What Parse Server logs through: level, message, then anything. */
export interface ParseLogger {
  log(level: string, message: unknown, ...details: readonly unknown[]): void;
}

const MOST_TEXT = 500;
/** How Parse Server words, as errors, that it refused a request: anyone could fill the log with them. */
const REFUSED = /^(Route not allowed|Request using [a-z -]+ key rejected|unauthorized)/i;

/**
 * Passes on Parse Server's warnings and errors, as plain text and without what a request held. Its other messages,
 * and errors that a request brought upon itself, are dropped.
 */
export function createParseLogger(logger: Pick<Logger, 'warn' | 'error'>): ParseLogger {
  return {
    log: (level, message, ...details) => {
      if (level !== 'error' && level !== 'warn') return;
      if (details.some(isRefusal) || (typeof message === 'string' && REFUSED.test(message))) return;
      const reason = details.filter((detail) => detail instanceof Error).map(String)[0];
      const text = `Parse: ${plain(message)}`;
      logger[level](text, reason === undefined ? {} : { reason: reason.slice(0, MOST_TEXT) });
    },
  };
}

function plain(message: unknown): string {
  const text = message instanceof Error ? String(message) : typeof message === 'string' ? message : 'message';
  return text.slice(0, MOST_TEXT).trim();
}

/** A Parse error other than its own number 1, the server's fault, answers a request that asked for the wrong thing. */
function isRefusal(detail: unknown): boolean {
  return detail instanceof Error && 'code' in detail && typeof detail.code === 'number' && detail.code > 1;
}
