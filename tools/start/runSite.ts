import { SettingsError } from '@galopin/shared/settings';
import colors from 'picocolors';
import { preflight } from './preflight';
import { complain, print } from './report';
import { readStartSettings, type StartSettings } from './settings';
import { startSite, type Site } from './startSite';
import { watchLaunchers } from './watchLaunchers';

export interface RunOptions {
  /** Restart services when their sources change. */
  readonly watch?: boolean;
  /** Called once the site serves. */
  readonly onReady?: (site: Site, settings: StartSettings) => void;
}

/** Starts the site, keeps it until it is interrupted or a part ends that it needs, and leaves the process. */
export function runSite(options: RunOptions = {}): void {
  run(options).then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (error instanceof SettingsError) complain(error.message);
      else complain(error instanceof Error ? error.message : String(error));
      process.exit(1);
    },
  );
}

async function run({ watch = false, onReady }: RunOptions): Promise<number> {
  const settings = readStartSettings(process.env);
  const obstacles = await preflight(settings);
  if (obstacles.length > 0) {
    for (const obstacle of obstacles) complain(`${colors.red('✘')} ${obstacle}`);
    return 1;
  }
  const abort = new AbortController();
  const interrupted = new Promise<null>((resolve) => {
    const interrupt = () => {
      abort.abort();
      resolve(null);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
    watchLaunchers(interrupt);
  });
  const onLost = (sentence: string) =>
    complain(`${colors.yellow('!')} ${sentence}. See ${settings.dataDir}/logs`);
  const site = await startSite(settings, { watch, aborted: abort.signal, onLost });
  print(
    `\n  ${colors.bold('Galopin')} ${colors.cyan(site.url)}   ${colors.dim('Ctrl-C stops everything')}\n`,
  );
  if (settings.stagingPort !== undefined)
    print(`  ${colors.bold('Staging')} ${colors.cyan(`http://localhost:${settings.stagingPort}`)}\n`);
  onReady?.(site, settings);
  const reason = await Promise.race([site.ended, interrupted]);
  if (reason !== null) complain(`${colors.red('✘')} ${reason}: see ${settings.dataDir}/logs`);
  await site.stop();
  return reason === null ? 0 : 1;
}
