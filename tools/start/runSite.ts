import { SettingsError } from '@galopin/shared/settings';
import colors from 'picocolors';
import { choosePort, isPortLost } from './choosePort';
import { preflight } from './preflight';
import { complain, print } from '@galopin/kit/terminal';
import { readStartSettings, type StartSettings } from './settings';
import { startSite, type Site, type SiteOptions } from './startSite';
import { watchLaunchers } from './watchLaunchers';
import { applyDemoClock } from '../clock';

export interface RunOptions {
  /** Restart services when their sources change. */
  readonly watch?: boolean;
  /** Called once the site serves. */
  readonly onReady?: (site: Site, settings: StartSettings) => void;
}

/** Times that a port may be lost between its choice and its use. */
const PORT_TRIES = 5;

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

interface Running {
  readonly site: Site;
  readonly settings: StartSettings;
}

async function run({ watch = false, onReady }: RunOptions): Promise<number> {
  const abort = new AbortController();
  const interrupted = new Promise<null>((resolve) => {
    const interrupt = () => {
      abort.abort(new Error('stopped'));
      resolve(null);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
    watchLaunchers(interrupt);
  });
  const running = await start({ watch, aborted: abort.signal }).catch((error: unknown) => {
    if (abort.signal.aborted) return null;
    throw error;
  });
  if (running === null) return abort.signal.aborted ? 0 : 1;
  const { site, settings } = running;
  print(
    `\n  ${colors.bold('Galopin')} ${colors.cyan(site.url)}   ${colors.dim('Ctrl-C stops everything')}\n`,
  );
  if (settings.stagingPort !== undefined)
    print(`  ${colors.bold('Staging')} ${colors.cyan(`http://localhost:${settings.stagingPort}`)}\n`);
  onReady?.(site, settings);
  site.complete.catch((error: unknown) => {
    if (!abort.signal.aborted) complain(`${colors.yellow('!')} ${String(error)}`);
  });
  const reason = await Promise.race([site.ended, interrupted]);
  if (reason !== null) complain(`${colors.red('✘')} ${reason}: see ${settings.dataDir}/logs`);
  await site.stop();
  return reason === null ? 0 : 1;
}

/** @returns null when something is in the way, which has been said */
async function start(options: Omit<SiteOptions, 'onLost'>): Promise<Running | null> {
  for (let left = PORT_TRIES; ; left -= 1) {
    const { host } = readStartSettings(process.env);
    const settings = readStartSettings(await choosePort(process.env, host));
    const obstacles = await preflight(settings);
    if (obstacles.length > 0) {
      for (const obstacle of obstacles) complain(`${colors.red('✘')} ${obstacle}`);
      return null;
    }
    applyDemoClock();
    const onLost = (sentence: string) =>
      complain(`${colors.yellow('!')} ${sentence}. See ${settings.dataDir}/logs`);
    try {
      return { site: await startSite(settings, { ...options, onLost }), settings };
    } catch (error) {
      if (left === 1 || !isPortLost(error, process.env)) throw error;
      print(`Port ${settings.port} has been taken meanwhile: another one is chosen`);
    }
  }
}
