/** What Node and PostgreSQL say when the database is away, going away, full, or for reading only for the time being. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  // No such database, which is one that is being restored.
  '3D000',
  '25006',
  // A statement or a lock took longer than its limit; a transaction lay idle for too long.
  '57014',
  '55P03',
  '25P03',
]);
/** Classes 08 (connection), 28 (not let in), 53 (resources), 57P (shut down): https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CLASSES = /^(08|28|53|57P)/;
/** The driver tells a connection that ends by a sentence without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered)/;

/** Whether a statement failed for want of the database and may do better later; it may also have been done. */
export function isDatabaseAway(error: unknown): boolean {
  // Not `instanceof Error`: a test's own realm has another `Error` than node's sockets.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  return (
    (typeof code === 'string' && (CODES.has(code) || CLASSES.test(code))) ||
    (typeof message === 'string' && SENTENCES.test(message)) ||
    isDatabaseAway(cause)
  );
}
