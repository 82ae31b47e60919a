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
  '25006',
  // A statement or a lock took longer than its limit; a transaction lay idle for too long.
  '57014',
  '55P03',
  '25P03',
]);
/** Classes 08 (connection), 53 (resources), 57P (shut down): https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CLASSES = /^(08|53|57P)/;
/** The driver tells a connection that ends by a sentence without a code. */
const SENTENCES = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether a statement failed for want of the database and may do better later; it may also have been done. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    CODES.has(code) || CLASSES.test(code) || SENTENCES.test(error.message) || isDatabaseAway(error.cause)
  );
}
