import { createLog, runProcess } from '@galopin/shared/server';
import { SettingsError } from '@galopin/shared/settings';
import pino from 'pino';
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
  runProcess(async () => {
    const settings = readBackendSettings(process.env);
    if (settings.demo && openDemo === undefined) throw new SettingsError([NO_DEMO]);
    const logger = createLog('backend', settings.logLevel, pino.destination(2));
    const { url, stop } = await startBackend(settings, logger, settings.demo ? openDemo : undefined);
    process.stdout.write(`backend ready ${url}\n`);
    return { stop, stopLimit: settings.stopGrace + STOP_LIMIT_MS };
  });
}
