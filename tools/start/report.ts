import colors from 'picocolors';

/** Seconds with one decimal. */
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step of the start and prints how long it took. */
export async function step<Result>(
  title: string,
  work: () => Promise<Result>,
  detail?: (result: Result) => string,
): Promise<Result> {
  const started = performance.now();
  try {
    const result = await work();
    const more = detail ? colors.dim(` ${detail(result)}`) : '';
    print(`${colors.green('✔')} ${title.padEnd(34)} ${seconds(started).padStart(7)}${more}`);
    return result;
  } catch (error) {
    print(`${colors.red('✘')} ${title.padEnd(34)} ${seconds(started).padStart(7)}`);
    throw error;
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
