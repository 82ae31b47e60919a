import { spawn } from 'node:child_process';
import colors from 'picocolors';
import { repositoryRoot } from '../build/repositoryRoot';
import { print } from '../start/report';

export interface SuiteResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
  readonly detail?: string;
}

/** Status by which a command says that it could not be run here, and has said why. */
export const LEFT_OUT = 77;

/** Runs one suite's command with its output in sight. */
export async function runSuite(
  name: string,
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<SuiteResult> {
  print(`\n${colors.bold(`▶ ${name}`)}`);
  const started = performance.now();
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  if (code === LEFT_OUT) return { name, outcome: 'left out', detail: 'said above why', seconds };
  return { name, outcome: code === 0 ? 'passed' : 'failed', seconds };
}
