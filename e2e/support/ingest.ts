import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteEnvironment } from './test';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Runs `pnpm ingest` with these arguments beside the running site; rejects when it refuses, resolves to what it printed. */
export async function ingest(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    ['--import', 'tsx', 'backend/src/main/commands/ingest.ts', ...args],
    {
      cwd: root,
      env: siteEnvironment(),
    },
  );
  return stdout + stderr;
}
