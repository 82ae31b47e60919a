import pino from 'pino';
import { createLog } from './createLog';
import { readBackendSettings } from './env';
import { startBackend } from './startBackend';

/** An answer that does not come to its end in this time is cut at the end of the process. */
const STOP_LIMIT_MS = 10_000;

/** Runs the backend until SIGTERM or SIGINT. Settings come from the environment, see `env.ts`. */
async function main(): Promise<void> {
  const settings = readBackendSettings(process.env);
  const logger = createLog(settings.logLevel, pino.destination(2));
  const backend = await startBackend(settings, logger);
  const stop = () => {
    const limit = settings.stopGrace + STOP_LIMIT_MS;
    setTimeout(() => fail(new Error('The backend did not stop in time.')), limit).unref();
    backend.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`backend ready ${backend.url}\n`);
}

/** Says what went wrong, and behind it why. */
function fail(error: unknown): never {
  const lines: string[] = [];
  for (
    let cause: unknown = error;
    cause !== undefined;
    cause = cause instanceof Error ? cause.cause : undefined
  ) {
    lines.push(cause instanceof Error ? cause.message : JSON.stringify(cause));
  }
  process.stderr.write(`${lines.join('\n  because: ')}\n`);
  process.exit(1);
}

main().catch(fail);
