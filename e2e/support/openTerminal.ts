import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';

const run = promisify(execFile);
/** Characters of output that a command may print; npm's own limit on a page of them is lower. */
const MAX_OUTPUT = 16_000_000;

/** A terminal of somebody who does not know this checkout. */
export interface Terminal {
  /** Its environment: nothing of the package manager that runs the tests. */
  readonly env: NodeJS.ProcessEnv;
  /**
   * Runs a command, and notes how long it took.
   * @returns what it printed
   * @throws Error with what it printed when it fails
   */
  type(step: string, cwd: string, ...command: readonly [string, ...string[]]): Promise<string>;
  /** Notes how long something else took. */
  time<Result>(step: string, work: () => Promise<Result>): Promise<Result>;
  /** Seconds by step, printed and kept with the test's result. */
  report(info: TestInfo): Promise<void>;
}

export function openTerminal(settings: Readonly<Record<string, string>>): Terminal {
  const inherited = Object.entries(process.env).filter(([key]) => !/^(npm|pnpm)_|^PNPM/i.test(key));
  const env = { ...Object.fromEntries(inherited), ...settings };
  const times: [step: string, seconds: number][] = [];
  const time = async <Result>(step: string, work: () => Promise<Result>) => {
    const begun = performance.now();
    const result = await work();
    times.push([step, (performance.now() - begun) / 1000]);
    return result;
  };
  return {
    env,
    time,
    type: (step, cwd, file, ...args) =>
      time(step, async () => {
        try {
          const { stdout, stderr } = await run(file, args, { cwd, env, maxBuffer: MAX_OUTPUT });
          return stdout + stderr;
        } catch (cause) {
          const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
          throw new Error(`${[file, ...args].join(' ')} failed:\n${stdout}${stderr}`, { cause });
        }
      }),
    async report(info) {
      const lines = times.map(([step, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${step}`).join('\n');
      process.stdout.write(`${info.title}\n${lines}\n`);
      await info.attach('times', { body: lines, contentType: 'text/plain' });
    },
  };
}
