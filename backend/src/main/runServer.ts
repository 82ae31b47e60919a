import { SettingsError } from '@galopin/shared/settings';
import pino from 'pino';
import { createLog } from './createLog';
import { readBackendSettings } from './env';
import type { OpenExtension } from './Extension';
import { startBackend } from './startBackend';

/** An answer that does not come to its end in this time is cut at the end of the process. */
const STOP_LIMIT_MS = 10_000;

const NO_DEMO = {
  name: 'DEMO',
  found: process.env['DEMO'],
  wanted: '0 is wanted: this server has no demo world, which `demo/src/server.ts` brings along',
};

/**
 * Runs the backend until SIGTERM or SIGINT. Settings come from the environment, see `env.ts`.
 * @param openDemo the demo world; a server without one refuses to say that it shows it
 */
export function runServer(openDemo?: OpenExtension): void {
  main(openDemo).catch(fail);
}

async function main(openDemo: OpenExtension | undefined): Promise<void> {
  const settings = readBackendSettings(process.env);
  if (settings.demo && openDemo === undefined) throw new SettingsError([NO_DEMO]);
  const logger = createLog(settings.logLevel, pino.destination(2));
  const backend = await startBackend(settings, logger, settings.demo ? openDemo : undefined);
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
