import pino, { type DestinationStream, type Logger } from 'pino';

/** What is told of an error beside its kind, message and stack. */
const TOLD = [
  'code',
  'status',
  'syscall',
  'address',
  'port',
  'issue',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

/**
 * The log of a server. Of an error only {@link TOLD} is written: what PostgreSQL says in detail of a row that it refuses
 * is the whole row, with whatever a member has entered.
 * @param name of the server
 * @param level least that is written, a level of pino
 */
export function createLog(name: string, level: string, destination: DestinationStream): Logger {
  return pino({ level, name, serializers: { err: describeError } }, destination);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return pino.stdSerializers.err(error as Error);
  // The standard one puts the causes' messages and stacks behind the error's own.
  const { type, message, stack } = pino.stdSerializers.err(error);
  const facts = TOLD.flatMap((name) => {
    const value = factOf(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { type, message, stack, ...Object.fromEntries(facts) };
}

function factOf(error: Error, name: string): string | number | undefined {
  const value = (error as unknown as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
