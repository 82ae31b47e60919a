import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onAnyPort } from '@galopin/processes';

/** A PostgreSQL that a drill may restart, freeze and kill. */
export interface OwnPostgres {
  readonly url: string;
  /** `immediate` is what a power cut leaves. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops every process of it in its place; nothing is closed, nothing is answered. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Starts it again where it has ended by itself. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/**
 * @param parent folder on the disk it is to fill
 * @throws Error where PostgreSQL's own programs are not installed
 */
export async function startOwnPostgres(parent = tmpdir()): Promise<OwnPostgres> {
  const bin = await findPrograms();
  const folder = await mkdtemp(path.join(parent, 'galopin-postgres-'));
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root: there its own user does.
  const isRoot = process.getuid?.() === 0;
  const as = (program: string, args: readonly string[]): [string, string[]] =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', path.join(bin, program), ...args]]
      : [path.join(bin, program), [...args]];
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
  }
  const options = { cwd: folder };
  await run(
    ...as('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']),
    options,
  );
  const controlAt = async (port: number, ...args: string[]) => {
    const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`;
    const child = spawn(
      ...as('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, ...args]),
      {
        ...options,
        stdio: 'ignore',
      },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`pg_ctl ${args.join(' ')} ended with ${code}: see ${folder}/log`);
  };
  const signal = async (name: 'STOP' | 'CONT') => {
    const pids = await processesOf(data);
    if (pids.length === 0) return;
    await run('kill', [`-${name}`, ...pids.map(String)]).catch((error: unknown) => {
      // A process that ended meanwhile needs no signal.
      if (!String(error).includes('No such process')) throw error;
    });
  };
  const port = await onAnyPort(async (given) => {
    await controlAt(given, 'start');
    return given;
  });
  const control = (...args: string[]) => controlAt(port, ...args);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode) => control('restart', '-m', mode),
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
    revive: async () => {
      if ((await processesOf(data)).length < 2) await control('start');
    },
    stop: async () => {
      await signal('CONT');
      await control('stop', '-m', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findPrograms(): Promise<string> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (newest !== undefined) return path.join(DEBIAN, newest, 'bin');
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => ({ stdout: '' }));
  if (stdout === '') throw new Error('PostgreSQL’s own programs (initdb, pg_ctl) are wanted for this drill');
  return stdout.trim();
}

/** The server and the processes it has started; none once it has ended. */
async function processesOf(data: string): Promise<readonly number[]> {
  const [first] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const main = Number(first);
  if (!(main > 0)) return [];
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=']);
  const children = stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return parent === main && pid !== undefined ? [pid] : [];
  });
  return [main, ...children];
}
