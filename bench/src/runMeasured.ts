import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { repositoryRoot } from '@galopin/processes';

export interface Measured {
  readonly seconds: number;
  /** Largest resident memory of the process, megabytes. */
  readonly peakMegabytes: number;
  readonly output: string;
}

const PRELOADED = path.join(repositoryRoot, 'bench/src/reportPeakMemory.mjs');

/**
 * Runs one of the project's commands as a process of its own, as `pnpm` would.
 * @param script TypeScript file, from the project's root
 * @throws the command's error, with what it printed
 */
export async function runMeasured(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-peak-'));
  const peakFile = path.join(folder, 'peak');
  const started = performance.now();
  try {
    const { stdout } = await execa(
      process.execPath,
      ['--import', 'tsx', '--import', pathToFileURL(PRELOADED).href, script, ...args],
      { cwd: repositoryRoot, env: { ...env, PEAK_FILE: peakFile } },
    );
    const seconds = (performance.now() - started) / 1000;
    return {
      seconds,
      peakMegabytes: Math.round(Number(readFileSync(peakFile, 'utf8')) / 1024),
      output: stdout,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
