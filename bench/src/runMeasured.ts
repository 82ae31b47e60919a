import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { repositoryRoot } from '@galopin/processes';

export interface Measured {
  readonly seconds: number;
  /** Of the processor, by the process itself: what a loaded machine lengthens least. */
  readonly processorSeconds: number;
  /** Largest resident memory of the process, megabytes. */
  readonly peakMegabytes: number;
  readonly output: string;
}

/** As `reportUsage.mjs` writes it. */
interface Usage {
  readonly kilobytes: number;
  readonly microseconds: number;
}

const PRELOADED = path.join(repositoryRoot, 'bench/src/reportUsage.mjs');

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
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-usage-'));
  const usageFile = path.join(folder, 'usage');
  const started = performance.now();
  try {
    const { stdout } = await execa(
      process.execPath,
      ['--import', 'tsx', '--import', pathToFileURL(PRELOADED).href, script, ...args],
      { cwd: repositoryRoot, env: { ...env, USAGE_FILE: usageFile } },
    );
    const seconds = (performance.now() - started) / 1000;
    const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as Usage;
    return {
      seconds,
      processorSeconds: usage.microseconds / 1e6,
      peakMegabytes: Math.round(usage.kilobytes / 1024),
      output: stdout,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
