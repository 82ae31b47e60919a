import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answersAsPostgres } from './answersAsPostgres';
import { processStart } from './processStart';

/** Content of `<DATA_DIR>/runtime/postgres.json`: who holds the database folder. */
export interface PostgresClaim {
  readonly pid: number;
  /** When that process began; absent where the system does not tell. */
  readonly started?: string;
  /** With the password of this start; absent while the database is still starting. */
  readonly url?: string;
}

/** A start takes a few seconds; a claim without address that is older than this was left behind. */
const STARTING_MS = 60_000;

/** A single statement may keep the embedded database from answering anyone for many seconds. */
const ANSWER_MS = 30_000;

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

export function claimFile(dataDir: string): string {
  return path.join(dataDir, 'runtime', 'postgres.json');
}

/** Reads the claim of a data folder; `undefined` when there is none or it cannot be understood. */
export function readClaim(dataDir: string): PostgresClaim | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(claimFile(dataDir), 'utf8'));
    if (typeof content !== 'object' || content === null || !('pid' in content)) return undefined;
    if (typeof content.pid !== 'number') return undefined;
    return {
      pid: content.pid,
      ...('started' in content && typeof content.started === 'string' && { started: content.started }),
      ...('url' in content && typeof content.url === 'string' && { url: content.url }),
    };
  } catch (error) {
    if (error instanceof SyntaxError || isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

/**
 * Where the holder of a data folder stands. A process number alone proves nothing: it may have been given out again.
 * The holder that began when the claim says is the holder however long it is silent: two processes that open one
 * folder damage it.
 */
export async function claimState(dataDir: string): Promise<'free' | 'starting' | 'serving'> {
  const claim = readClaim(dataDir);
  if (claim === undefined) return claimAge(dataDir) < 1000 ? 'starting' : 'free';
  if (!isAlive(claim.pid)) return 'free';
  const started = processStart(claim.pid);
  if (started !== undefined && claim.started !== undefined) {
    if (started !== claim.started) return 'free';
    return claim.url === undefined ? 'starting' : 'serving';
  }
  if (claim.url !== undefined) return (await answersAsPostgres(claim.url, ANSWER_MS)) ? 'serving' : 'free';
  return claimAge(dataDir) < STARTING_MS ? 'starting' : 'free';
}

/**
 * Takes the data folder's database for this process, replacing a claim whose holder is gone.
 * @throws Error naming the folder and what to do when another process holds it or it cannot be written
 */
export async function claimDataFolder(
  dataDir: string,
): Promise<{ serve(url: string): void; release(): void }> {
  const file = claimFile(dataDir);
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    // Secrets, members and the address with its password lie below.
    chmodSync(dataDir, PRIVATE_FOLDER);
    while (!tryWrite(file, ownClaim())) {
      if ((await claimState(dataDir)) !== 'free') throw heldError(dataDir);
      removeStale(file);
    }
  } catch (error) {
    throw unwritableError(dataDir, error);
  }
  return {
    serve: (url) => {
      writeFileSync(`${file}.new`, JSON.stringify({ ...ownClaim(), url } satisfies PostgresClaim), {
        mode: PRIVATE_FILE,
      });
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

function ownClaim(): PostgresClaim {
  const started = processStart(process.pid);
  return { pid: process.pid, ...(started !== undefined && { started }) };
}

/** Renaming lets only one of two processes that found the same stale claim remove it. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    rmSync(aside);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

function tryWrite(file: string, claim: PostgresClaim): boolean {
  try {
    writeFileSync(file, JSON.stringify(claim), { flag: 'wx', mode: PRIVATE_FILE });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function claimAge(dataDir: string): number {
  try {
    return Date.now() - statSync(claimFile(dataDir)).mtimeMs;
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return Infinity;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function heldError(dataDir: string): Error {
  const pid = readClaim(dataDir)?.pid;
  return new Error(
    `The database folder ${path.join(dataDir, 'postgres')} is in use by process ${pid ?? '(unknown)'}: ` +
      'stop it, or set DATA_DIR to another folder.',
  );
}

function unwritableError(dataDir: string, error: unknown): unknown {
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].some((code) => isCode(error, code)))
    return error;
  return new Error(
    `The data folder ${dataDir} cannot be written (${String((error as NodeJS.ErrnoException).code)}): ` +
      'give this user the right to write there, or set DATA_DIR to another folder.',
    { cause: error },
  );
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
